import { actorId } from '#app/http/context'
import { queueMeasuredRefund } from '#app/measurement/queue-measured-refund'
import { changePayment, type PaymentContext } from '#app/payment/change-payment'
import type { PayableOrder } from '#app/payment/order-money.sql'
import type { Payment } from '#app/payment/payments.sql'
import { insertRefund, type Refund, selectOpenRefunds, updateRefundSettled } from '#app/payment/refunds.sql'

/**
 * Brings our count of returned money to what the gateway says. Refunds we asked for are settled oldest first; what is still
 * over was returned by somebody in the gateway's own office and gets a row of its own.
 */
export async function settleRefunds(
  context: PaymentContext,
  order: PayableOrder,
  payment: Payment,
  refundedAtGateway: number,
): Promise<boolean> {
  let current = payment
  for (const refund of await selectOpenRefunds(context.db, payment.id)) {
    if (current.refunded + refund.amount > refundedAtGateway) break
    current = await confirmRefund(context, order, current, refund)
  }
  const rest = Math.min(refundedAtGateway, current.received) - current.refunded
  if (rest > 0 && current.state !== 'refund_requested') {
    const { actor, now } = context
    const refund = await insertRefund(context.db, {
      paymentId: payment.id,
      orderId: order.id,
      amount: rest,
      way: 'gateway',
      purpose: 'correction',
      reason: 'Vráceno v administraci platební brány.',
      corrections: null,
      account: null,
      actorKind: actor.kind,
      actorId: actorId(actor),
      now,
    })
    current = await confirmRefund(context, order, current, refund)
  }
  return current !== payment
}

/** The money is back with the customer: state, credit note, mail and measurement in one step. */
export async function confirmRefund(
  context: PaymentContext,
  order: PayableOrder,
  payment: Payment,
  refund: Refund,
): Promise<Payment> {
  await updateRefundSettled(context.db, refund.id, { state: 'done', answer: 'confirmed', now: context.now })
  const isFull = payment.refunded + refund.amount >= payment.received
  const event = isFull ? 'refund_confirmed_full' : 'refund_confirmed_part'
  const move = { refunded: refund.amount, details: { refundId: refund.id } }
  const changed = await changePayment(context, order, payment, event, move)
  if (!changed.ok) throw new Error(`A refund that arrived was refused by its payment: ${changed.code}.`)
  await queueMeasuredRefund(context, refund)
  return changed.value.payment
}
