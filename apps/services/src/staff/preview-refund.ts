import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { lockPayment } from '#app/payment/payments.sql'
import { selectRefund } from '#app/payment/refunds.sql'
import { confirmRefund } from '#app/payment/settle-refunds'
import { selectRefundOutcome } from '#app/staff/refund-outcome.sql'
import { askRefund, type Refunding } from '#app/staff/staff-money'
import { dryRun } from '#app/store/database'

/**
 * What a refund would do, told by the functions that would do it: it is asked for and confirmed, what they wrote is read, and all
 * of it is taken back. No money moves, for money is sent by a job, and no job leaves a transaction that was taken back.
 */
export async function previewRefund(context: Context, wish: Pick<Refunding, 'orderId' | 'amount' | 'lines'>) {
  const { db, requestId, now } = context
  return dryRun(db, async () => {
    const asked = await askRefund(context, { ...wish, reason: 'preview', account: null })
    if (!asked.ok) return asked
    const { refundId } = asked.value
    const order = await lockPayableOrder(db, wish.orderId)
    const refund = await selectRefund(db, refundId)
    if (!order || !refund) throw notFound()
    // What goes back to a voucher is done by now.
    if (refund.state !== 'done') await confirmRefund(context, order, await lockPayment(db, refund.paymentId), refund)
    // Of a refund in parts the first is shown, with the sum of all.
    return ok({ ...(await selectRefundOutcome(db, { refundId, requestId, now })), amount: asked.value.amount })
  })
}
