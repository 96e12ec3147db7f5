import type { PlanView } from '@shop/contract/plan/plan'
import { addDays } from '@shop/domain/calendar/local-date'
import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { usePending } from '#app/forms/use-pending.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { planActionTexts as texts } from '#app/texts/customer/plan-actions.ts'
import styles from './cycle-forms.module.css'
import { panelAddress } from './plan-panel.ts'

const LONGEST_PAUSE = 366

export function PauseForm({ plan, today }: { plan: PlanView; today: string }) {
  return (
    <Form method="post" preventScrollReset className={styles.form}>
      <input type="hidden" name="planId" value={plan.planId} />
      <Field id={`pauza-${plan.planId}`} label={texts.pauseDate} hint={texts.pauseDateHint} className={styles.date}>
        <Input type="date" name="until" min={addDays(today, 1)} max={addDays(today, LONGEST_PAUSE)} />
      </Field>
      <Button type="submit" name="intent" value="pause" loading={usePending() === 'pause'} className={styles.start}>
        {texts.pauseButton}
      </Button>
    </Form>
  )
}

/** The second of two clicks: nobody is talked out of it, and the safe button is as large. */
export function EndForm({ plan }: { plan: PlanView }) {
  return (
    <Form method="post" preventScrollReset className={styles.form}>
      <input type="hidden" name="planId" value={plan.planId} />
      {plan.card ? <p>{texts.endCard}</p> : null}
      <div className="row">
        <Button type="submit" name="intent" value="end" variant="danger" loading={usePending() === 'end'}>
          {texts.endButton}
        </Button>
        <Button as={ShopLink} to={panelAddress(plan.planId)} prefetch="none" preventScrollReset variant="line">
          {texts.endKeep}
        </Button>
      </div>
      <TextLink
        as={ShopLink}
        to={panelAddress(plan.planId, 'pozastavit')}
        prefetch="none"
        preventScrollReset
        className={styles.start}
        standalone
      >
        {texts.endPause}
      </TextLink>
    </Form>
  )
}
