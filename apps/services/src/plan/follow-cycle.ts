import type { CommandContext } from '#app/http/context'
import { changeCycle } from '#app/plan/change-cycle'
import { changePlan } from '#app/plan/change-plan'
import { refuseCharge } from '#app/plan/charge-cycle'
import { selectCycleOrder } from '#app/plan/cycles.sql'
import { holdCycle } from '#app/plan/lock-plan'
import { updateUnpaid } from '#app/plan/plans.sql'

const UNPAID_LIMIT = 3
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
    await changeCycle(context, { plan, cycle, event: 'order_delivered', deliveredOn })
  }
  // Only a charge of ours can have been refused here: the question that found this cycle says so.
  if (order?.state === 'awaiting_payment') return refuseCharge(context, cycle.id)
  if (order && cycle.state === 'payment_failed' && !OVER.includes(order.state)) {
    await changeCycle(context, { plan, cycle, event: 'paid', set: { retryAt: null } })
  }
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
