import { ok } from '@shop/domain/result'
import { audit, type Context } from '#app/http/context'
import { forgiveUncollected } from '#app/order/uncollected.sql'
import { readStaffOrder } from '#app/staff/staff-commands'

/** Somebody explained why they were not at home: they may pay at the door again. */
export async function trustWithCash(context: Context, { orderId, reason }: { orderId: number; reason: string }) {
  const order = await readStaffOrder(context, orderId)
  const forgiven = await forgiveUncollected(context.db, orderId)
  await audit(context.db, context, 'order.cash_trusted', { type: 'order', id: orderId }, { forgiven, reason })
  return ok(order)
}
