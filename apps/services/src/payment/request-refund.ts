import type { Correction } from '@shop/domain/order/credited-amount'
import { checkRefund, type RefundRefusal } from '@shop/domain/payment/payment-attempt'
import { ok, type Result, refuse } from '@shop/domain/result'
import { actorId } from '#app/http/context'
import { openStaffTask } from '#app/order/staff-tasks.sql'
import { changePayment, type PaymentContext } from '#app/payment/change-payment'
import type { PayableOrder } from '#app/payment/order-money.sql'
import { type Payment, selectPayments } from '#app/payment/payments.sql'
import { insertRefund, type RefundPurpose, selectOpenRefunds } from '#app/payment/refunds.sql'

export interface RefundOrder {
  amount: number
  purpose: RefundPurpose
  reason: string
  /** Lines the money is for; null for the whole order. */
  corrections?: readonly Correction[] | null
  account?: string | null
}

/** Writes down what is to go back; the job that the machine asks for sends it. The caller holds the order. */
export async function requestRefund(
  context: PaymentContext,
  order: PayableOrder,
  payment: Payment,
  { amount, purpose, reason, corrections = null, account = null }: RefundOrder,
): Promise<Result<{ refundId: number }, RefundRefusal | 'refund_in_progress'>> {
  const { db, now, actor } = context
  const open = await selectOpenRefunds(db, payment.id)
  const pending = open.reduce((sum, refund) => sum + refund.amount, 0)
  const checked = checkRefund(payment, pending, amount)
  if (!checked.ok) return checked
  if (payment.state === 'refund_requested') return refuse('refund_in_progress')
  const refund = await insertRefund(db, {
    paymentId: payment.id,
    orderId: order.id,
    amount,
    way: payment.kind === 'online' ? 'gateway' : 'transfer',
    purpose,
    reason,
    corrections,
    account,
    actorKind: actor.kind,
    actorId: actorId(actor),
    now,
  })
  const changed = await changePayment(context, order, payment, 'request_refund', { details: { refundId: refund.id } })
  if (!changed.ok) throw new Error(`A payment that can be refunded refused it: ${changed.code}.`)
  return ok({ refundId: refund.id })
}

/** Everything the shop still holds of an order goes back the way it came. */
export async function refundWhole(
  context: PaymentContext,
  order: PayableOrder,
  { purpose, reason }: Pick<RefundOrder, 'purpose' | 'reason'>,
): Promise<number> {
  let requested = 0
  for (const payment of await selectPayments(context.db, order.id)) {
    const open = await selectOpenRefunds(context.db, payment.id)
    const amount = payment.received - payment.refunded - open.reduce((sum, refund) => sum + refund.amount, 0)
    if (amount <= 0) continue
    const refund = await requestRefund(context, order, payment, { amount, purpose, reason })
    if (refund.ok) requested += amount
    else await leaveToStaff(context, order, payment, amount)
  }
  return requested
}

/** Another refund is on its way: the rest is sent by a person once that one has arrived. */
async function leaveToStaff({ db, now }: PaymentContext, order: PayableOrder, payment: Payment, amount: number) {
  const subject = `payment:${payment.id}`
  await openStaffTask(db, { kind: 'refund_the_rest', subject, orderId: order.id, details: { amount }, now })
}
