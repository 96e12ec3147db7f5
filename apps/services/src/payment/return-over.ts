import type { CommandContext } from '#app/http/context'
import type { PayableOrder } from '#app/order/payable-order.sql'
import { selectPayments } from '#app/payment/payments.sql'
import { requestRefund } from '#app/payment/request-refund'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

/** What the shop holds over the price goes back the way it came, the last money first and to a voucher last of all; what cannot go by itself is a task. */
export async function returnOver(
  context: CommandContext,
  order: PayableOrder,
  over: number,
  reason: string,
): Promise<number> {
  const { db, now } = context
  let left = over
  const payments = (await selectPayments(db, order.id)).toReversed()
  for (const payment of payments.toSorted((a, b) => Number(a.kind === 'voucher') - Number(b.kind === 'voucher'))) {
    const amount = Math.min(left, payment.received - payment.refunded)
    if (amount <= 0) continue
    const refund = await requestRefund(context, order, payment, { amount, reason })
    if (refund.ok) left -= amount
  }
  if (left > 0) {
    const subject = `order:${order.id}`
    await openStaffTask(db, { kind: 'refund_the_rest', subject, orderId: order.id, details: { amount: left }, now })
  }
  return over - left
}
