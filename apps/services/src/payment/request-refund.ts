import type { Correction } from '@shop/domain/order/credited-amount'
import type { RefundPlanRefusal } from '@shop/domain/order/plan-refund'
import { checkRefund, type RefundRefusal } from '@shop/domain/payment/payment-attempt'
import { ok, type Result, refuse } from '@shop/domain/result'
import { actorId, type CommandContext } from '#app/http/context'
import type { PayableOrder } from '#app/order/payable-order.sql'
import { changePayment } from '#app/payment/change-payment'
import { type Payment, selectPayments } from '#app/payment/payments.sql'
import { planOrderRefund } from '#app/payment/plan-order-refund'
import { insertRefund, type Refund, selectOpenRefunds } from '#app/payment/refunds.sql'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

export interface RefundOrder {
  /** Null: what the lines cost, or everything the attempt holds. */
  amount: number | null
  reason: string
  /** What of which line; null for a part of everything. */
  corrections?: readonly Correction[] | null
  account?: string | null
  /** The case it was decided by. */
  caseId?: number | null
}

type RequestRefusal = RefundRefusal | RefundPlanRefusal | 'refund_in_progress' | 'charged_back'

/**
 * Writes down what is to go back and for which lines; the job that the machine asks for sends it. What cannot be documented to
 * the haléř is refused here, before any money moves. The caller holds the order.
 */
export async function requestRefund(
  context: CommandContext,
  order: PayableOrder,
  payment: Payment,
  { amount: asked, reason, corrections = null, account = null, caseId = null }: RefundOrder,
): Promise<Result<{ refundId: number; amount: number }, RequestRefusal>> {
  const { db, now, actor } = context
  if (payment.state === 'charged_back') return refuse('charged_back')
  const open = await selectOpenRefunds(db, payment.id)
  const pending = open.reduce((sum, refund) => sum + refund.amount, 0)
  const possible = checkRefund(payment, pending, asked ?? 1)
  if (!possible.ok) return possible
  if (payment.state === 'refund_requested') return refuse('refund_in_progress')
  const plan = await planOrderRefund(db, order, payment, { amount: asked, corrections })
  if (!plan.ok) return plan
  const checked = checkRefund(payment, pending, plan.value.amount)
  if (!checked.ok) return checked
  const { amount, forGoods, purpose } = plan.value
  const refund = await insertRefund(db, {
    paymentId: payment.id,
    orderId: order.id,
    amount,
    way: wayOf(payment),
    purpose,
    reason,
    corrections: forGoods > 0 ? plan.value.corrections : null,
    forGoods,
    account,
    caseId,
    actorKind: actor.kind,
    actorId: actorId(actor),
    now,
  })
  const changed = await changePayment(context, order, payment, 'request_refund', { refund })
  if (!changed.ok) throw new Error(`A payment that can be refunded refused it: ${changed.code}.`)
  return ok({ refundId: refund.id, amount })
}

/** The way it came. */
export function wayOf({ kind }: Payment): Refund['way'] {
  if (kind === 'voucher') return kind
  return kind === 'online' ? 'gateway' : 'transfer'
}

/** Everything the shop still holds of an order goes back the way it came. */
export async function refundWhole(
  context: CommandContext,
  order: PayableOrder,
  reason: string,
  isMeant: (payment: Payment) => boolean = () => true,
): Promise<number> {
  let requested = 0
  for (const payment of (await selectPayments(context.db, order.id)).filter(isMeant)) {
    const open = await selectOpenRefunds(context.db, payment.id)
    const amount = payment.received - payment.refunded - open.reduce((sum, refund) => sum + refund.amount, 0)
    if (amount <= 0) continue
    const refund = await requestRefund(context, order, payment, { amount, reason })
    if (refund.ok) requested += amount
    else await leaveToStaff(context, order, payment, amount)
  }
  return requested
}

/** Another refund is on its way: the rest is sent by a person once that one has arrived. */
async function leaveToStaff({ db, now }: CommandContext, order: PayableOrder, payment: Payment, amount: number) {
  const subject = `payment:${payment.id}`
  await openStaffTask(db, { kind: 'refund_the_rest', subject, orderId: order.id, details: { amount }, now })
}
