import type { PlanView } from '@shop/contract/plan/plan'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { Form } from 'react-router'
import { planTexts } from '#app/texts/customer/plan.ts'
import { planActionTexts as texts } from '#app/texts/customer/plan-actions.ts'
import { EndSurvey } from './end-survey.tsx'
import type { PlansPage } from './load-plans.server.ts'

interface PlanDoneProps {
  plan: PlanView
  done: NonNullable<PlansPage['done']>
}

/** What has just been done and what follows from it, with the way back where there is one. */
export function PlanDone({ plan, done: { key, cycleNo } }: PlanDoneProps) {
  if (key === 'ukonceno') return plan.state === 'ended' ? <Ended plan={plan} /> : null
  const said = Object.entries(texts.done).find(([name]) => name === key)
  if (!said) return null
  return (
    <Notice tone="success" role="status">
      <b>{said[1]}</b> {consequence(plan, key)}
      {key === 'preskoceno' && cycleNo ? <Undo planId={plan.planId} cycleNo={cycleNo} /> : null}
    </Notice>
  )
}

function consequence({ cycle }: PlanView, key: string): string {
  if (!cycle) return ''
  switch (key) {
    case 'preskoceno':
      return texts.skippedNext(cycle.deliveryTo)
    case 'odlozeno':
    case 'vraceno':
    case 'spusteno':
    case 'obnoveno':
      return cycle.order ? '' : texts.moved(cycle.deliveryTo)
    case 'pridano':
    case 'odebrano':
      return texts.newTotal(cycle.payable)
    default:
      return ''
  }
}

function Undo({ planId, cycleNo }: { planId: number; cycleNo: number }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="planId" value={planId} />
      <input type="hidden" name="cycleNo" value={cycleNo} />
      <Button type="submit" name="intent" value="restore" variant="line" size="small">
        {texts.undoSkip}
      </Button>
    </Form>
  )
}

function Ended({ plan }: { plan: PlanView }) {
  return (
    <div className="stack">
      <Notice tone="success" role="status">
        <b>{texts.ended}</b> {plan.endedAt ? planTexts.endedAt(plan.endedAt) : null}
      </Notice>
      <EndSurvey planId={plan.planId} />
    </div>
  )
}
