import type { Credited } from '@shop/domain/order/credited-amount'
import type { Invoice } from '@shop/domain/order/invoice'
import type { OrderState } from '@shop/domain/order/order-state'
import { planRefund, type RefundPlan, type RefundPlanRefusal, type RefundWish } from '@shop/domain/order/plan-refund'
import { ok, type Result, refuse } from '@shop/domain/result'
import { loadCorrectedInvoice } from '#app/document/corrected-invoice'
import type { PayableOrder } from '#app/order/payable-order.sql'
import { type Payment, selectPayments } from '#app/payment/payments.sql'
import { type Refund, type RefundPurpose, selectRefunds } from '#app/payment/refunds.sql'
import type { Db } from '#app/store/database'

type PlannedRefund = RefundPlan & { readonly purpose: RefundPurpose }

/**
 * Nothing is left of an order that ended, and nothing is sold yet by one that waits for all of its money: what goes back then
 * lowers no price, so it needs neither lines nor a document.
 */
const NOT_FOR_GOODS: Partial<Record<OrderState, RefundPurpose>> = {
  cancelled: 'cancellation',
  expired: 'late_payment',
  awaiting_payment: 'overpayment',
  awaiting_approval: 'overpayment',
}

/**
 * What a refund is for and which document it will have, worked out before any money moves. The order says what it is for: of a
 * cancelled one nothing is left, so whatever goes back needs no lines. The caller holds the order.
 */
export async function planOrderRefund(
  db: Db,
  order: PayableOrder,
  payment: Payment,
  wish: RefundWish,
): Promise<Result<PlannedRefund, RefundPlanRefusal>> {
  const refunds = await selectRefunds(db, order.id)
  const held = heldBy([payment], refunds)
  const purpose = NOT_FOR_GOODS[order.state]
  if (purpose) {
    if (wish.corrections) return refuse('not_a_correction', { state: order.state })
    return ok({ amount: wish.amount ?? held, forGoods: 0, corrections: [], purpose })
  }
  const kept = heldBy(await selectPayments(db, order.id), refunds)
  const plan = planRefund({ ...(await loadSold(db, order.id)), held, kept }, wish)
  if (!plan.ok) return plan
  return ok({ ...plan.value, purpose: plan.value.forGoods === 0 ? 'overpayment' : 'correction' })
}

/** What was sold, as its document says or would, and what of it is credited or about to be by money on its way back. */
export async function loadSold(db: Db, orderId: number): Promise<{ invoice: Invoice; earlier: Credited[] }> {
  const { invoice, credited, documented } = await loadCorrectedInvoice(db, orderId)
  const refunds = await selectRefunds(db, orderId)
  const announced = refunds.filter(({ id }) => !documented.includes(id)).flatMap(toCredited)
  return { invoice, earlier: [...credited, ...announced] }
}

/** What attempts hold, less what is on its way back from them. */
export function heldBy(payments: readonly Payment[], refunds: readonly Refund[]): number {
  const ids = payments.map(({ id }) => id)
  const open = refunds.filter(({ paymentId, state }) => ids.includes(paymentId) && state !== 'done')
  const kept = payments.reduce((sum, { received, refunded }) => sum + received - refunded, 0)
  return kept - open.reduce((sum, { amount }) => sum + amount, 0)
}

function toCredited({ corrections }: Refund): Credited[] {
  return (corrections ?? []).map((correction) => ({ pieces: 0, amount: 0, ...correction }))
}
