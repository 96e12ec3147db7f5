import type { CycleAction, PlanAction } from '@shop/contract/plan/plan'
import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { ok, refuse } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'
import { actOnCycle } from '#app/plan/act-on-cycle'
import { changePlan } from '#app/plan/change-plan'
import { lockCycle, selectCycleId } from '#app/plan/cycles.sql'
import { holdPlan } from '#app/plan/lock-plan'
import { type PlanRow, selectPlan } from '#app/plan/plans.sql'
import { describePlan } from '#app/plan/read-plan'

export const LONGEST_PAUSE = 366
const EVENTS = { pause: 'pause', resume: 'resume', end: 'end', restart: 'restart' } as const

/** A plan of somebody else is not there. */
export async function holdOwnPlan(context: Context, planId: number): Promise<PlanRow> {
  const { customerId } = customer(context)
  const plan = await holdPlan(context.db, planId)
  if (!plan || plan.customerId !== customerId || plan.details === null) throw notFound()
  return plan
}

async function show(context: Context, planId: number) {
  const plan = await selectPlan(context.db, planId)
  if (!plan) throw notFound()
  return ok(await describePlan(context, plan))
}

export async function changeOwnCycle(context: Context, input: { planId: number; cycleNo: number } & CycleAction) {
  const plan = await holdOwnPlan(context, input.planId)
  const id = await selectCycleId(context.db, plan.id, input.cycleNo)
  const cycle = id === null ? null : await lockCycle(context.db, id)
  if (!cycle) throw notFound()
  const answer = await actOnCycle(context, { plan, cycle }, input)
  return answer.ok ? show(context, plan.id) : answer
}

export async function changeOwnPlan(context: Context, input: { planId: number } & PlanAction) {
  const plan = await holdOwnPlan(context, input.planId)
  const today = toPragueDay(context.now)
  const pausedUntil = input.action === 'pause' ? input.until : null
  if (pausedUntil !== null && (pausedUntil <= today || pausedUntil > addDays(today, LONGEST_PAUSE))) {
    return refuse('day_refused', { until: pausedUntil })
  }
  const endReason = input.action === 'end' ? input.reason : null
  const changed = await changePlan(context, { plan, event: EVENTS[input.action], pausedUntil, endReason })
  return changed.ok ? show(context, plan.id) : refuse('plan_state', { state: plan.state })
}
