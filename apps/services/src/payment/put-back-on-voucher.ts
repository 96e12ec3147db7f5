import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { expiresOnAfterReturn } from '@shop/domain/voucher/voucher-validity'
import type { CommandContext } from '#app/http/context'
import type { PayableOrder } from '#app/order/payable-order.sql'
import type { Payment } from '#app/payment/payments.sql'
import type { Refund } from '#app/payment/refunds.sql'
import { confirmRefund } from '#app/payment/settle-refunds'
import { giveBackToVoucher } from '#app/voucher/vouchers.sql'

/** Nobody has to send it, so it is asked for and done at once. The caller holds the order. */
export async function putBackOnVoucher(
  context: CommandContext,
  order: PayableOrder,
  payment: Payment,
  refund: Refund,
): Promise<void> {
  const { db, now } = context
  const today = toPragueDay(now)
  const notBefore = expiresOnAfterReturn(today, today)
  await giveBackToVoucher(db, { paymentId: payment.id, refundId: refund.id, amount: refund.amount, notBefore, now })
  await confirmRefund(context, order, payment, refund)
}
