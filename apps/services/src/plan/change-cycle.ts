import { CYCLE_MACHINE, type CycleEffect, type CycleEvent, OPEN_CYCLE_STATES } from '@shop/domain/plan/cycle-machine'
import { ok, type Result } from '@shop/domain/result'
import { type TransitionRefusal, transition } from '@shop/domain/state-machine'
import { actorId, audit, type CommandContext } from '#app/http/context'
import { type CycleRow, updateCycle } from '#app/plan/cycles.sql'
import { queueChanged, queueFailed, queueNotice } from '#app/plan/emails/queue-cycle-mails'
import { queueSaved } from '#app/plan/emails/queue-saved'
import { planCycle, settleLines } from '#app/plan/plan-cycle'
import { insertPlanEvent } from '#app/plan/plan-events.sql'
import type { PlanRow } from '#app/plan/plans.sql'
import type { PricedCycle } from '#app/plan/price-cycle'

interface Changing {
  plan: PlanRow
  cycle: CycleRow
  event: CycleEvent
  /** Of the row, beside its state. */
  set?: Partial<CycleRow>
  /** The day its parcel came. */
  deliveredOn?: string | null
  details?: object
  /** The parcel as it was just priced; whoever writes of it need not do so again. */
  priced?: PricedCycle
}

/** The one way a cycle changes: ask the machine, write state and event, do what it says. The caller holds customer, plan and cycle. */
export async function changeCycle(
  context: CommandContext,
  changing: Changing,
): Promise<Result<CycleRow, TransitionRefusal>> {
  const { db, now, actor } = context
  const { plan, cycle, event, set = {}, details = {} } = changing
  const step = transition(CYCLE_MACHINE, cycle.state, event)
  if (!step.ok) return step
  const { to, isChanged, effects } = step.value
  if (!isChanged && effects.length === 0) return ok(cycle)
  const closedAt = OPEN_CYCLE_STATES.includes(to) ? null : now
  const changed = { ...cycle, ...set, state: to, closedAt }
  await updateCycle(db, changed)
  const who = { actorKind: actor.kind, actorId: actorId(actor) }
  await insertPlanEvent(db, {
    planId: plan.id,
    cycleId: cycle.id,
    at: now,
    event,
    fromState: cycle.state,
    toState: to,
    details,
    ...who,
  })
  for (const effect of effects) await runEffect(context, effect, { ...changing, cycle: changed })
  await audit(db, context, `cycle.${event}`, { type: 'cycle', id: cycle.id })
  return ok(changed)
}

async function runEffect(
  context: CommandContext,
  effect: CycleEffect,
  { plan, cycle, event, deliveredOn = null, priced }: Changing,
): Promise<void> {
  switch (effect) {
    case 'mail_notice':
      return queueNotice(context, plan, cycle, { priced })
    case 'mail_changed':
      return queueChanged(context, plan, cycle, event)
    case 'mail_saved':
      return queueSaved(context, plan)
    case 'mail_failed':
      return queueFailed(context, plan, cycle)
    case 'plan_next':
      await settleLines(context, plan, cycle, deliveredOn)
      if (plan.state === 'active' || plan.state === 'waiting_for_goods') await planCycle(context, plan)
  }
}
