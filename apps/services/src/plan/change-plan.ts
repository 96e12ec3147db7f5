import { UNPLACED_CYCLE_STATES } from '@shop/domain/plan/cycle-machine'
import { PLAN_MACHINE, type PlanEffect, type PlanEvent } from '@shop/domain/plan/plan-machine'
import { ok, type Result } from '@shop/domain/result'
import { type TransitionRefusal, transition } from '@shop/domain/state-machine'
import { actorId, audit, type CommandContext } from '#app/http/context'
import { changeCycle } from '#app/plan/change-cycle'
import { lockCycle, selectOpenCycle } from '#app/plan/cycles.sql'
import { queueEnded, queueNotBegun, queuePaused, queueResumed, queueWaiting } from '#app/plan/emails/queue-plan-mails'
import { planCycle } from '#app/plan/plan-cycle'
import { insertPlanEvent } from '#app/plan/plan-events.sql'
import { type PlanRow, updatePlanState } from '#app/plan/plans.sql'

interface Changing {
  plan: PlanRow
  event: PlanEvent
  pausedUntil?: string | null
  endReason?: string | null
  /** Names of what is not there. */
  missing?: readonly string[]
  /** Why a member of staff did it for the customer. */
  reason?: string | null
}

/** Goods that were missing for a while have paid for nothing. */
const ABOUT_GOODS: readonly PlanEvent[] = ['goods_missing', 'goods_back']

/** The one way a plan changes; the caller holds its customer and the plan. */
export async function changePlan(
  context: CommandContext,
  changing: Changing,
): Promise<Result<PlanRow, TransitionRefusal>> {
  const { db, now, actor } = context
  const { plan, event, pausedUntil = null, endReason = null, reason = null } = changing
  const step = transition(PLAN_MACHINE, plan.state, event)
  if (!step.ok) return step
  const { to, isChanged, effects } = step.value
  if (!isChanged) return ok(plan)
  const endedAt = to === 'ended' ? now : null
  const keepsUnpaid = ABOUT_GOODS.includes(event)
  await updatePlanState(db, plan.id, { state: to, pausedUntil, endedAt, endReason, keepsUnpaid })
  const unpaidInARow = keepsUnpaid ? plan.unpaidInARow : 0
  const changed: PlanRow = { ...plan, state: to, pausedUntil, endedAt, unpaidInARow }
  await insertPlanEvent(db, {
    planId: plan.id,
    cycleId: null,
    at: now,
    event,
    fromState: plan.state,
    toState: to,
    actorKind: actor.kind,
    actorId: actorId(actor),
    details: reason === null ? {} : { reason },
  })
  for (const effect of effects) await runEffect(context, effect, { ...changing, plan: changed })
  await audit(db, context, `plan.${event}`, { type: 'plan', id: plan.id })
  return ok(changed)
}

async function runEffect(
  context: CommandContext,
  effect: PlanEffect,
  { plan, event, missing = [], reason = null }: Changing,
): Promise<void> {
  switch (effect) {
    case 'drop_cycle':
      return dropCycle(context, plan)
    case 'plan_cycle':
      return resumeCycle(context, plan)
    case 'mail_paused':
      return queuePaused(context, plan, event, reason)
    case 'mail_resumed':
      return queueResumed(context, plan, reason)
    case 'mail_waiting':
      return queueWaiting(context, plan, missing)
    case 'mail_not_begun':
      return queueNotBegun(context, plan)
    case 'mail_ended':
      return queueEnded(context, plan)
  }
}

/** What is an order already goes its own way. */
async function dropCycle(context: CommandContext, plan: PlanRow): Promise<void> {
  const open = await selectOpenCycle(context.db, plan.id)
  const cycle = open && UNPLACED_CYCLE_STATES.includes(open.state) ? await lockCycle(context.db, open.id) : null
  if (cycle) await changeCycle(context, { plan, cycle, event: 'drop' })
}

/** A parcel from before the pause may still be on its way; the next one is planned when it has come. */
async function resumeCycle(context: CommandContext, plan: PlanRow): Promise<void> {
  if (!(await selectOpenCycle(context.db, plan.id))) await planCycle(context, plan)
}
