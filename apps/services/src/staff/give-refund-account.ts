import { ok, refuse } from '@shop/domain/result'
import { toTypedAccount } from '#app/case/account/to-typed-account'
import { isPayerKnown } from '#app/case/payer.sql'
import { actorId, audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { selectRefund, updateRefundAccount } from '#app/payment/refunds.sql'

/** Money that waits for a person and for an account nobody knew: what the customer said on the phone. Somebody else confirms that it was sent. */
export async function giveRefundAccount(
  context: Context,
  { refundId, account }: { refundId: number; account: string },
) {
  const { db } = context
  const known = await selectRefund(db, refundId)
  const order = known && (await lockPayableOrder(db, known.orderId))
  if (!known || !order) throw notFound()
  const refund = await selectRefund(db, refundId)
  if (refund?.way !== 'transfer' || refund.state !== 'requested')
    return refuse('refund_refused', { reason: 'not_by_hand' })
  if (refund.hasAccount || (await isPayerKnown(db, order.id)))
    return refuse('refund_refused', { reason: 'account_known' })
  await updateRefundAccount(db, refundId, { account: toTypedAccount(account), by: actorId(context.actor) })
  await audit(db, context, 'payment.account_given', { type: 'payment', id: refund.paymentId }, { refundId })
  context.log.info({ orderId: order.id, refundId }, 'payment.account_given')
  return ok({ refundId, amount: refund.amount })
}
