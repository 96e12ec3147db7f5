import type { CommandContext } from '#app/http/context'
import { changeCycle } from '#app/plan/change-cycle'
import { changePlan } from '#app/plan/change-plan'
import { refuseCharge } from '#app/plan/charge-cycle'
import { type CycleRow, selectCycleOrder } from '#app/plan/cycles.sql'
import { holdCycle } from '#app/plan/lock-plan'
import { type PlanRow, updatePlanOwner, updatePlanPayment, updateUnpaid } from '#app/plan/plans.sql'
import { thankForThird } from '#app/plan/third-delivery'

const UNPAID_LIMIT = 3
const NEVER_CAME: readonly string[] = ['cancelled', 'expired', 'not_collected']
const OVER: readonly string[] = ['delivered', 'closed', 'cancelled', 'expired', 'not_collected']

/** What became of the order of a cycle: the next one is counted from there, and from nowhere else. */
export async function followCycle(context: CommandContext, cycleId: number): Promise<void> {
  const { db } = context
  const held = await holdCycle(db, cycleId)
  if (!held || held.cycle.orderId === null) return
  const { plan, cycle } = held
  const order = await selectCycleOrder(db, held.cycle.orderId)
  if (order?.state === 'delivered' || order?.state === 'closed') {
    await updateUnpaid(db, plan.id, 0)
    const deliveredOn = order.deliveredOn ?? cycle.dueOn
    const paid = cycle.cycleNo === 1 ? await payAsFirst(context, plan) : plan
    await changeCycle(context, { plan: paid, cycle, event: 'order_delivered', deliveredOn })
    if (plan.customerId !== null) await rewardOwner(context, plan.id, plan.customerId)
  }
  // Only a charge of ours can have been refused here: the question that found this cycle says so.
  if (order?.state === 'awaiting_payment') return refuseCharge(context, cycle.id)
  if (order && cycle.state === 'payment_failed' && !OVER.includes(order.state)) {
    await changeCycle(context, { plan, cycle, event: 'paid', set: { retryAt: null } })
  }
  if (order && cycle.cycleNo === 1 && NEVER_CAME.includes(order.state))
    return endWithOrder(context, plan, cycle, order.state)
  if (order?.state === 'cancelled' || order?.state === 'not_collected') {
    await changeCycle(context, { plan, cycle, event: 'order_ended', details: { order: order.state } })
  }
  if (order?.state === 'expired') {
    const unpaid = plan.unpaidInARow + 1
    await updateUnpaid(db, plan.id, unpaid)
    await changeCycle(context, { plan, cycle, event: 'order_ended', details: { order: order.state } })
    if (unpaid >= UNPAID_LIMIT) await changePlan(context, { plan, event: 'payments_failed' })
  }
}

/** Whoever paid the first order otherwise than it was placed, in cash after a refused card, goes on so; a setting of their own stays. */
async function payAsFirst({ db }: CommandContext, plan: PlanRow): Promise<PlanRow> {
  const paymentMethodId = await updatePlanPayment(db, plan.id)
  return paymentMethodId === null ? plan : { ...plan, paymentMethodId }
}

/** Without its first parcel nothing has begun: the plan ends, and its owner may take it up again. */
async function endWithOrder(context: CommandContext, plan: PlanRow, cycle: CycleRow, order: string): Promise<void> {
  const ended = await changePlan(context, { plan, event: 'first_order_ended' })
  await changeCycle(context, { plan: ended.ok ? ended.value : plan, cycle, event: 'order_ended', details: { order } })
}

/** Written down with the parcel that came: whoever owns a plan from then on has had what its parcels earn. */
async function rewardOwner({ db, now }: CommandContext, planId: number, customerId: number): Promise<void> {
  await updatePlanOwner(db, planId, customerId)
  await thankForThird({ db, now }, planId, customerId)
}
