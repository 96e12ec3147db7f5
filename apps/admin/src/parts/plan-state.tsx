import type { CycleState as StateOfCycle } from '@shop/domain/plan/cycle-machine'
import type { PlanState as StateOfPlan } from '@shop/domain/plan/plan-machine'
import { CYCLE_STATES, PLAN_STATES } from '#app/texts/states.ts'

/** Colour helps, the word says it. */
const PLAN_KINDS: Record<StateOfPlan, string> = { active: 'ok', waiting_for_goods: 'wrn', paused: 'inf o', ended: '' }
const CYCLE_KINDS: Record<StateOfCycle, string> = {
  planned: 'inf o',
  announced: 'inf',
  locked: 'vio',
  ordered: 'ok h',
  payment_failed: 'bad',
  delivered: 'ok',
  skipped: '',
  cancelled: '',
}

export function PlanState({ state }: { state: StateOfPlan }) {
  return <span className={`st ${PLAN_KINDS[state]}`}>{PLAN_STATES[state]}</span>
}

export function CycleState({ state }: { state: StateOfCycle }) {
  return <span className={`st ${CYCLE_KINDS[state]}`}>{CYCLE_STATES[state]}</span>
}
