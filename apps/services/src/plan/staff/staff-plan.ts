import type { CycleAction, PlanView } from '@shop/contract/plan/plan'
import type { SendPlanNow, StaffCycleAction, StaffPlanAction, StaffPlanView } from '@shop/contract/plan/staff-plan'
import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { ok, refuse } from '@shop/domain/result'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { actOnCycle } from '#app/plan/act-on-cycle'
import { LONGEST_PAUSE } from '#app/plan/act-on-plan'
import { changePlan } from '#app/plan/change-plan'
import { lockCycle, selectCycleId } from '#app/plan/cycles.sql'
import { queueChanged } from '#app/plan/emails/queue-cycle-mails'
import { holdPlan } from '#app/plan/lock-plan'
import { type PlanRow, selectPlan } from '#app/plan/plans.sql'
import { describePlan } from '#app/plan/read-plan'

type OnPlan = { planId: number }

export async function readStaffPlan(context: Context, { planId }: OnPlan) {
  const plan = await selectPlan(context.db, planId)
  if (!plan || plan.details === null) throw notFound()
  return ok(toStaffView(await describePlan(context, plan)))
}

/** The order is opened by its own page and not by the link of its owner. */
function toStaffView({ address: _, cycle, ...plan }: PlanView): StaffPlanView {
  const order = cycle?.order ? { orderId: cycle.order.orderId, number: cycle.order.number } : null
  return { ...plan, cycle: cycle && { ...cycle, order } }
}

export async function changeCycleForCustomer(
  context: Context,
  { planId, cycleNo, reason, ...action }: OnPlan & StaffCycleAction,
) {
  return actFor(context, { planId, cycleNo, reason, action: action as CycleAction })
}

export async function sendPlanForCustomer(context: Context, input: OnPlan & SendPlanNow) {
  const { planId, cycleNo, reason, payable } = input
  return actFor(context, { planId, cycleNo, reason, action: { action: 'send_now', payable } })
}

interface Acting extends OnPlan {
  cycleNo: number
  reason: string
  action: CycleAction
}

/** The same way its owner goes, with the reason beside it. */
async function actFor(context: Context, { planId, cycleNo, reason, action }: Acting) {
  const { db } = context
  const plan = await hold(context, planId)
  const id = await selectCycleId(db, plan.id, cycleNo)
  const cycle = id === null ? null : await lockCycle(db, id)
  if (!cycle) throw notFound()
  const answer = await actOnCycle(context, { plan, cycle, details: { reason } }, action)
  if (!answer.ok) return answer
  // Whoever presses it themselves needs no mail of it; whoever has it pressed for them does.
  if (action.action === 'send_now') await queueChanged(context, plan, answer.value, { event: 'send_now', reason })
  await audit(db, context, 'plan.changed_for_customer', { type: 'plan', id: plan.id }, { did: action.action, reason })
  return readStaffPlan(context, { planId })
}

export async function changePlanForCustomer(context: Context, input: OnPlan & StaffPlanAction) {
  const plan = await hold(context, input.planId)
  const today = toPragueDay(context.now)
  const pausedUntil = input.action === 'pause' ? input.until : null
  if (pausedUntil !== null && (pausedUntil <= today || pausedUntil > addDays(today, LONGEST_PAUSE))) {
    return refuse('day_refused', { until: pausedUntil })
  }
  const { action, reason } = input
  const changed = await changePlan(context, { plan, event: action, pausedUntil, reason })
  if (!changed.ok) return refuse('plan_state', { state: plan.state })
  await audit(context.db, context, 'plan.changed_for_customer', { type: 'plan', id: plan.id }, { did: action, reason })
  return readStaffPlan(context, { planId: plan.id })
}

async function hold({ db }: Context, planId: number): Promise<PlanRow> {
  const plan = await holdPlan(db, planId)
  if (!plan || plan.details === null) throw notFound()
  return plan
}
