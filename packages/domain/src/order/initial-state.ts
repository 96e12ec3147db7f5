import { PAYMENT_TRAITS, type PaymentKind } from '../checkout/payment-method.ts'
import type { Halere } from '../money/halere.ts'
import type { OrderState } from './order-state.ts'

/** Goods leave before the money only when the way of paying says so, or when there is nothing left to pay. */
export function initialOrderState(payment: PaymentKind, payable: Halere, needsApproval: boolean): OrderState {
  if (needsApproval) return 'awaiting_approval'
  return payable > 0 && PAYMENT_TRAITS[payment].isPaidFirst ? 'awaiting_payment' : 'accepted'
}

export type CompanyCredit = {
  readonly limit: Halere
  readonly owed: Halere
  readonly isOverdue: boolean
  readonly buyerNeedsApproval: boolean
}

/** A debt over the limit of the company, or by a buyer who may not decide alone, waits for somebody. */
export function needsApproval(payment: PaymentKind, payable: Halere, credit: CompanyCredit | null): boolean {
  if (credit?.buyerNeedsApproval) return true
  if (!PAYMENT_TRAITS[payment].isOnCredit) return false
  return credit === null || credit.isOverdue || credit.owed + payable > credit.limit
}
