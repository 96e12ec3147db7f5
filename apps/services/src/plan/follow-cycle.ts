import { OPEN_CYCLE_STATES, UNPLACED_CYCLE_STATES } from '@shop/domain/plan/cycle-machine'
import type { CommandContext } from '#app/http/context'
import { changeCycle } from '#app/plan/change-cycle'
import { changePlan } from '#app/plan/change-plan'
import { refuseCharge } from '#app/plan/charge-cycle'
import {
  type CycleOrder,
  type CycleRow,
  lockCycle,
  selectCycleLines,
  selectCycleOrder,
  selectOpenCycle,
} from '#app/plan/cycles.sql'
import { queueChanged } from '#app/plan/emails/queue-cycle-mails'
import { type HeldCycle, holdCycle } from '#app/plan/lock-plan'
import { type PlanRow, updateLineDue, updatePlanOwner, updatePlanPayment, updateUnpaid } from '#app/plan/plans.sql'
import { endWaiting } from '#app/plan/postpone-cycle'
import { thankForThird } from '#app/plan/third-delivery'

const UNPAID_LIMIT = 3
const NEVER_CAME: readonly string[] = ['cancelled', 'expired', 'not_collected']
const UNDECIDED: readonly string[] = ['awaiting_payment', 'awaiting_approval']
const OVER: readonly string[] = ['delivered', 'closed', 'cancelled', 'expired', 'not_collected']

/** What became of the order of a cycle: the next one is counted from there, and from nowhere else. */
export async function followCycle(context: CommandContext, cycleId: number): Promise<void> {
  const { db } = context
  const held = await holdCycle(db, cycleId)
  if (!held || held.cycle.orderId === null) return
  const order = await selectCycleOrder(db, held.cycle.orderId)
  const { plan, cycle } = order ? await reviveCycle(context, held, order) : held
  // It has been counted; of what has ended only a parcel that came all the same is heard of.
  const hasCome = order?.state === 'delivered' || order?.state === 'closed'
  if (!OPEN_CYCLE_STATES.includes(cycle.state) && !(cycle.state === 'cancelled' && hasCome)) return
  if (order && hasCome) {
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

/**
 * Money that came after its deadline, or a parcel that is sent again, brought the order of a cancelled cycle back: what was to come instead makes
 * way, as long as it is not an order itself and nobody has wished for it.
 */
async function reviveCycle(context: CommandContext, held: HeldCycle, order: CycleOrder): Promise<HeldCycle> {
  const { db } = context
  const { plan, cycle } = held
  if (cycle.state !== 'cancelled' || NEVER_CAME.includes(order.state) || UNDECIDED.includes(order.state)) return held
  const open = await selectOpenCycle(db, plan.id)
  const next = open && (await lockCycle(db, open.id))
  if (next && (!UNPLACED_CYCLE_STATES.includes(next.state) || (next.state === 'locked' && next.isWish))) return held
  const running = await endWaiting(context, plan)
  if (next) {
    if (next.state !== 'planned') await queueChanged(context, plan, next, { event: 'skip', reason: null })
    await changeCycle(context, { plan: running, cycle: next, event: 'drop' })
  }
  for (const { planLineId } of await selectCycleLines(db, cycle.id)) {
    if (planLineId !== null) await updateLineDue(db, planLineId, { dueOn: cycle.dueOn, deliveredOn: null })
  }
  await updateUnpaid(db, plan.id, 0)
  const back = await changeCycle(context, {
    plan: running,
    cycle,
    event: 'order_revived',
    set: { retryAt: null },
    details: { order: order.state },
  })
  return back.ok ? { plan: { ...running, unpaidInARow: 0 }, cycle: back.value } : held
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
