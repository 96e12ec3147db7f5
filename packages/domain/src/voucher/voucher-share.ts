import type { LocalDate } from '../calendar/local-date.ts'
import type { PaymentKind } from '../checkout/payment-method.ts'
import type { Halere } from '../money/halere.ts'

export const VOUCHER_TROUBLES = ['unknown', 'blocked', 'expired', 'empty'] as const
export type VoucherTrouble = (typeof VOUCHER_TROUBLES)[number]

export type Voucher = {
  readonly balance: Halere
  /** The last day it pays. */
  readonly expiresOn: LocalDate
  readonly isBlocked: boolean
}

/** Why a voucher pays nothing today; null when it does. */
export function voucherTrouble({ balance, expiresOn, isBlocked }: Voucher, today: LocalDate): VoucherTrouble | null {
  if (isBlocked) return 'blocked'
  if (expiresOn < today) return 'expired'
  return balance === 0 ? 'empty' : null
}

type PaidByVoucher = { readonly share: Halere; readonly rest: Halere }

/**
 * What a voucher pays of a price, delivery and fees included: it is money. What is left for the carrier to collect must be whole
 * coins, so the voucher then keeps its last haléře.
 */
export function voucherShare(
  payable: Halere,
  balance: Halere,
  restBy: PaymentKind | null,
  cashStep: Halere,
): PaidByVoucher {
  if (balance >= payable) return { share: payable, rest: 0 }
  const odd = restBy === 'cod' ? (payable - balance) % cashStep : 0
  const share = Math.max(0, balance - (odd === 0 ? 0 : cashStep - odd))
  return { share, rest: payable - share }
}
