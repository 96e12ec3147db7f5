import type { OrderChange } from '@shop/contract/order/order-lines'
import type { CommandContext } from '#app/http/context'
import { selectGroupOfOrder } from '#app/order/group/group-of-order.sql'
import type { PayableOrder } from '#app/order/payable-order.sql'
import type { RevisedOrder } from '#app/order/revision/order-revisions.sql'
import { selectPayments } from '#app/payment/payments.sql'
import { selectRefunds } from '#app/payment/refunds.sql'
import { selectVoucherOrder } from '#app/voucher/voucher-orders.sql'

/** Only what is agreed and nothing more changes: no document printed it, no money of it went back, nobody is paying or giving it back just now. */
export async function hindranceOf(
  { db }: CommandContext,
  { id, state }: PayableOrder,
  order: RevisedOrder,
): Promise<OrderChange['hindrance']> {
  if (await selectVoucherOrder(db, id)) return 'voucher'
  if ((await selectGroupOfOrder(db, id)).isOfGroup) return 'group'
  if (order.isOfPlan) return 'plan'
  if (order.hasInvoice) return 'invoiced'
  if (order.hasCase) return 'case_open'
  const payments = await selectPayments(db, id)
  if (payments.some((one) => one.state === 'charged_back')) return 'charged_back'
  const isPaying = payments.some((one) => one.state === 'authorized' || one.state === 'partly_paid')
  const hasPart = state === 'awaiting_payment' && payments.some(({ received }) => received > 0)
  if (isPaying || hasPart) return 'payment_in_progress'
  const refunds = await selectRefunds(db, id)
  if (refunds.some((one) => one.state !== 'done')) return 'refund_in_progress'
  return refunds.some(({ forGoods }) => forGoods > 0) ? 'corrected' : null
}
