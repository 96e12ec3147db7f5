import { actorId, type CommandContext } from '#app/http/context'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { changePayment } from '#app/payment/change-payment'
import { type Payment, selectPayments } from '#app/payment/payments.sql'
import { insertRefund, updateRefundSettled } from '#app/payment/refunds.sql'
import { stopBoughtVoucher } from '#app/payment/voucher/stop-bought-voucher'

interface TakenBack {
  payment: Payment
  refundId: string
}

const REASON = 'Banka platbu odvolala.'

/** The bank took a transfer back. The debt lives on, so there is no credit note; the order is shown to a person. */
export async function takeBack(context: CommandContext, orderId: number, amount: number): Promise<TakenBack | null> {
  const { db, now, actor } = context
  const order = await lockPayableOrder(db, orderId)
  const payment = (await selectPayments(db, orderId)).findLast(
    ({ kind, received, refunded }) => kind !== 'online' && kind !== 'voucher' && received - refunded >= amount,
  )
  if (!order || !payment) return null
  const changed = await changePayment(context, order, payment, 'charged_back', { refunded: amount })
  if (!changed.ok) return null
  const refund = await insertRefund(db, {
    paymentId: payment.id,
    orderId,
    amount,
    way: 'transfer',
    // Not for goods: nothing of the sale has changed.
    purpose: 'overpayment',
    reason: REASON,
    corrections: null,
    forGoods: 0,
    account: null,
    caseId: null,
    actorKind: actor.kind,
    actorId: actorId(actor),
    now,
  })
  await updateRefundSettled(db, refund.id, { state: 'done', answer: 'taken back by the bank', now })
  await stopBoughtVoucher(context, orderId, REASON)
  return { payment: changed.value.payment, refundId: String(refund.id) }
}
