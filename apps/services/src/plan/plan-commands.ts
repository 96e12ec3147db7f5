import type { CycleAction, PlanAction } from '@shop/contract/plan/plan'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { actOnCycle } from '#app/plan/act-on-cycle'
import { actOnPlan } from '#app/plan/act-on-plan'
import { lockCycle, selectCycleId } from '#app/plan/cycles.sql'
import { holdOwnPlan } from '#app/plan/lock-plan'
import { selectPlan } from '#app/plan/plans.sql'
import { describePlan } from '#app/plan/read-plan'

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
  const changed = await actOnPlan(context, plan, input)
  return changed.ok ? show(context, plan.id) : changed
}
