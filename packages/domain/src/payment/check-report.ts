import type { Halere } from '../money/halere.ts'
import { ok, type Result, refuse } from '../result.ts'

export type PaymentClaim = {
  readonly amount: Halere
  readonly currency: string
  readonly orderNumber: string
  readonly merchant: string
}

type ReportRefusal = 'other_amount' | 'other_currency' | 'other_order' | 'other_merchant'

/** A gateway may say "paid" about something else: the report must be about our order, in full. */
export function checkPaymentReport(ours: PaymentClaim, reported: PaymentClaim): Result<PaymentClaim, ReportRefusal> {
  if (reported.merchant !== ours.merchant) return refuse('other_merchant')
  if (reported.orderNumber !== ours.orderNumber) return refuse('other_order', { orderNumber: reported.orderNumber })
  if (reported.currency !== ours.currency) return refuse('other_currency', { currency: reported.currency })
  if (reported.amount !== ours.amount)
    return refuse('other_amount', { expected: ours.amount, reported: reported.amount })
  return ok(reported)
}
