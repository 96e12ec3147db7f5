import { Button } from '@shop/ui/button/button'
import { SummaryRow, SummaryRows } from '@shop/ui/summary-rows/summary-rows'
import { Form } from 'react-router'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { litterTexts as texts } from '#app/texts/customer/litters.ts'
import styles from './litter.module.css'
import type { LitterView } from './litter-view.ts'

export function StarterPacksBlock({ litter, state }: { litter: LitterView; state: FormState | undefined }) {
  const { packs, packsSentOn, packsMoment, packsDue, living } = litter
  if (packs !== null && packsSentOn) return <p>{texts.packsSent(packs, packsSentOn)}</p>
  if (packs !== null) {
    return (
      <>
        <p>
          <b>{texts.packsAsked(packs)}</b> {texts.packsWait}
        </p>
        {packsDue > packs && packsMoment !== 'closed' ? <AskForPacks litter={litter} state={state} /> : null}
      </>
    )
  }
  if (packsMoment === 'closed') return <p>{texts.packsClosed}</p>
  if (packsMoment === 'unborn' || living === 0) return <p>{texts.packsUnborn}</p>
  return <AskForPacks litter={litter} state={state} />
}

function AskForPacks({ litter, state }: { litter: LitterView; state: FormState | undefined }) {
  const { packsDue, living, packsMoment, rules } = litter
  return (
    <Form method="post" className="stack" preventScrollReset>
      <FormProblems state={state} />
      <p>
        <b>{texts.packsFor(packsDue, living)}</b> {texts.packsContent}
      </p>
      {packsMoment === 'late' ? <p>{texts.packsLate}</p> : null}
      <SummaryRows className={styles.sums}>
        <SummaryRow name={texts.packsLimit} amount={texts.packsUpTo(rules.mostPacks)} />
        <SummaryRow name={texts.packsBorn} amount={living} />
        <SummaryRow name={texts.packsSend} amount={packsDue} tone="total" />
      </SummaryRows>
      <div className="row">
        <Button type="submit" name="intent" value="packs">
          {texts.askPacks(packsDue)}
        </Button>
        <span className="small muted">{texts.packsFree}</span>
      </div>
    </Form>
  )
}
