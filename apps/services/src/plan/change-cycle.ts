import { CYCLE_MACHINE, type CycleEffect, type CycleEvent, OPEN_CYCLE_STATES } from '@shop/domain/plan/cycle-machine'
import { ok, type Result } from '@shop/domain/result'
import { type TransitionRefusal, transition } from '@shop/domain/state-machine'
import { actorId, audit, auditAll, type CommandContext } from '#app/http/context'
import { type CycleRow, updateCycle, updateCycles } from '#app/plan/cycles.sql'
import { queueChanged, queueFailed, queueNotice } from '#app/plan/emails/queue-cycle-mails'
import { queuePostponed } from '#app/plan/emails/queue-postponed'
import { queueSaved } from '#app/plan/emails/queue-saved'
import { planCycle, settleLines } from '#app/plan/plan-cycle'
import { insertPlanEvent, insertPlanEvents } from '#app/plan/plan-events.sql'
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
  details?: { reason?: string; [name: string]: unknown }
  /** The parcel as it was just priced; whoever writes of it need not do so again. */
  priced?: PricedCycle
}

/** The one way a cycle changes: ask the machine, write state and event, do what it says. The caller holds customer, plan and cycle. */
export async function changeCycle(
  context: CommandContext,
  changing: Changing,
): Promise<Result<CycleRow, TransitionRefusal>> {
  const { db, now } = context
  const { plan, cycle, event, set = {}, details = {} } = changing
  const step = transition(CYCLE_MACHINE, cycle.state, event)
  if (!step.ok) return step
  const { to, isChanged, effects } = step.value
  if (!isChanged && effects.length === 0) return ok(cycle)
  const closedAt = OPEN_CYCLE_STATES.includes(to) ? null : now
  const changed = { ...cycle, ...set, state: to, closedAt }
  await updateCycle(db, changed)
  await insertPlanEvent(db, toEvent(context, { plan, cycle, event, to, details }))
  for (const effect of effects) await runEffect(context, effect, { ...changing, cycle: changed, before: cycle })
  await audit(db, context, `cycle.${event}`, { type: 'cycle', id: cycle.id })
  return ok(changed)
}

/** Many cycles through the same event, which has no effects; the caller holds all of them. */
export async function changeCycles(
  context: CommandContext,
  held: readonly { plan: PlanRow; cycle: CycleRow }[],
  event: CycleEvent,
): Promise<number[]> {
  const { db } = context
  const moved = held.flatMap(({ plan, cycle }) => {
    const step = transition(CYCLE_MACHINE, cycle.state, event)
    return step.ok && step.value.isChanged && step.value.effects.length === 0
      ? [{ plan, cycle, to: step.value.to }]
      : []
  })
  const ids = moved.map(({ cycle }) => cycle.id)
  if (ids.length === 0) return ids
  await updateCycles(
    db,
    moved.map(({ cycle, to }) => ({
      ...cycle,
      state: to,
      closedAt: OPEN_CYCLE_STATES.includes(to) ? null : context.now,
    })),
  )
  await insertPlanEvents(
    db,
    moved.map(({ plan, cycle, to }) => toEvent(context, { plan, cycle, event, to })),
  )
  await auditAll(db, context, `cycle.${event}`, { type: 'cycle', ids })
  return ids
}

interface Changed {
  plan: Pick<PlanRow, 'id'>
  cycle: Pick<CycleRow, 'id' | 'state'>
  event: CycleEvent
  to: CycleRow['state']
  details?: object
}

export function toEvent({ now, actor }: CommandContext, { plan, cycle, event, to, details = {} }: Changed) {
  const who = { actorKind: actor.kind, actorId: actorId(actor) }
  return { planId: plan.id, cycleId: cycle.id, at: now, event, fromState: cycle.state, toState: to, details, ...who }
}

async function runEffect(
  context: CommandContext,
  effect: CycleEffect,
  { plan, cycle, before, event, deliveredOn = null, priced, details }: Changing & { before: CycleRow },
): Promise<void> {
  switch (effect) {
    case 'mail_notice':
      return queueNotice(context, plan, cycle, { priced })
    case 'mail_changed':
      return queueChanged(context, plan, cycle, { event, reason: details?.reason ?? null })
    case 'mail_saved':
      return queueSaved(context, plan, cycle)
    case 'mail_failed':
      return queueFailed(context, plan, cycle)
    case 'settle_lines':
      return settleLines(context, plan, cycle, deliveredOn)
    case 'mail_postponed':
      return queuePostponed(context, plan, { cycle, before, why: String(details?.why ?? '') })
    case 'plan_next':
      await settleLines(context, plan, cycle, deliveredOn)
      if (plan.state === 'active' || plan.state === 'waiting_for_goods') await planCycle(context, plan)
  }
}
