import type { CycleView, PlanView } from '@shop/contract/plan/plan'

/** What the page says about a plan: one scene, drawn from states that cannot lie about it. */
export type PlanScene = 'ended' | 'paused' | 'open' | 'locked' | 'refused' | 'to_pay' | 'on_the_way' | 'quiet'

/** Of the account or of a link, which says less of its order. */
type Cycle = Pick<CycleView, 'state' | 'canChange'> & { order: { state: string } | null }

export function toPlanScene({ state, cycle }: { state: PlanView['state']; cycle: Cycle | null }): PlanScene {
  // An order that is not paid yet wants something of its owner, whatever became of the plan since.
  if (cycle && wantsMoney(cycle)) return cycle.state === 'payment_failed' ? 'refused' : 'to_pay'
  if (state === 'ended' || state === 'paused') return state
  if (!cycle) return 'quiet'
  if (cycle.canChange) return 'open'
  return cycle.order ? 'on_the_way' : 'locked'
}

function wantsMoney({ state, order }: Cycle): boolean {
  return (state === 'ordered' || state === 'payment_failed') && order?.state === 'awaiting_payment'
}
