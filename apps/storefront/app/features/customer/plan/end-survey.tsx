import { Button } from '@shop/ui/button/button'
import { CheckChip } from '@shop/ui/check-chip/check-chip'
import { Chips } from '@shop/ui/chip/chip'
import { Form } from 'react-router'
import { planActionTexts as texts } from '#app/texts/customer/plan-actions.ts'

/** Asked after it has ended, and nothing hangs on the answer. */
export function EndSurvey({ planId }: { planId?: number }) {
  return (
    <Form method="post" preventScrollReset className="stack">
      {planId ? <input type="hidden" name="planId" value={planId} /> : null}
      <fieldset>
        <legend className="label">{texts.survey}</legend>
        <Chips>
          {texts.surveyReasons.map(({ value, label }) => (
            <CheckChip key={value} type="radio" name="reason" value={value}>
              {label}
            </CheckChip>
          ))}
        </Chips>
      </fieldset>
      <Button type="submit" name="intent" value="explain" variant="line" size="small">
        {texts.surveyButton}
      </Button>
    </Form>
  )
}
