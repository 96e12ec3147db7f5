import type { PlanView } from '@shop/contract/plan/plan'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import type { FormState } from '#app/forms/form-state.ts'
import { planTexts as texts } from '#app/texts/customer/plan.ts'
import { orderRegularTexts } from '#app/texts/order/order-regular.ts'

interface GoOnButtonsProps {
  plan: PlanView
  /** What the last press was answered. */
  state: FormState | undefined
}

/** What rests or has ended is taken up by one press; where another plan brings its food by now, each of the two answers is one. */
export function GoOnButtons({ plan, state }: GoOnButtonsProps) {
  const isEnded = plan.state === 'ended'
  const intent = isEnded ? 'restart' : 'resume'
  if (state?.code !== 'plan_exists') {
    return (
      <Button type="submit" name="intent" value={intent} variant="highlight">
        <Icon name="repeat" />
        {isEnded ? texts.restart : texts.resume}
      </Button>
    )
  }
  return (
    <div className="row">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" name="sameFood" value="replace" variant="highlight">
        {orderRegularTexts.replace}
      </Button>
      <Button type="submit" name="sameFood" value="keep" variant="line">
        {orderRegularTexts.keep}
      </Button>
    </div>
  )
}
