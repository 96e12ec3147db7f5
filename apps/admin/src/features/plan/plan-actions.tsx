import type { StaffPlanView } from '@shop/contract/plan/staff-plan'
import { useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { PLAN } from '#app/texts/plan.ts'
import { PlanActionDialog } from './plan-action-dialog.tsx'
import { ACTIONS } from './plan-commands.ts'
import type { PlanDetail } from './plan-detail.ts'
import type { PlanActionName } from './plan-refusal.ts'

interface PlanActionsProps {
  plan: PlanDetail
  view: StaffPlanView
  /** A sentence when something was refused. */
  onDone(refusal: string | null): Promise<void>
}

/** What its owner could do now, done for them. The services decide again. */
export function PlanActions({ plan, view, onDone }: PlanActionsProps) {
  const [asking, setAsking] = useState<PlanActionName | null>(null)
  const offered = offeredBy(plan, view)
  useKeys(
    offered.map((name) => ({
      keys: ACTIONS[name].key,
      label: PLAN.actions[name],
      isInBar: true,
      run: () => setAsking(name),
    })),
  )
  return (
    <div className="tool">
      {offered.map((name) => (
        <button key={name} type="button" className="btn" onClick={() => setAsking(name)}>
          {PLAN.actions[name]} <kbd>{ACTIONS[name].key}</kbd>
        </button>
      ))}
      {offered.length === 0 && <span className="mut sm">{PLAN.locked}</span>}
      {asking && <PlanActionDialog name={asking} view={view} onDone={onDone} onClose={() => setAsking(null)} />}
    </div>
  )
}

function offeredBy({ state, cycles }: PlanDetail, { cycle }: StaffPlanView): PlanActionName[] {
  if (state === 'paused') return ['resume']
  if (state === 'ended') return []
  const skipped = cycle && cycles.some(({ cycleNo, state: of }) => cycleNo === cycle.cycleNo - 1 && of === 'skipped')
  return [
    ...(cycle?.canChange ? (['skip', 'delay', 'sendNow'] as const) : []),
    ...(skipped && cycle.canChange ? (['restore'] as const) : []),
    'pause' as const,
  ]
}
