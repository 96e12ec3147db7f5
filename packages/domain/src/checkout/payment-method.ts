import type { Halere } from '../money/halere.ts'

export const PAYMENT_KINDS = ['online', 'transfer', 'cod', 'invoice'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** What an attempt brings money by. A voucher is no way to choose: it pays a part beside the chosen one. */
export type PaymentSource = PaymentKind | 'voucher'

type PaymentTraits = {
  /** Goods wait for the money. */
  readonly isPaidFirst: boolean
  /** Owed by a company within its limit, agreed before the order and due after it. */
  readonly isOnCredit: boolean
  /** Comes to our account and is told by its symbol. */
  readonly comesByBank: boolean
}

/** What a kind means for an order. Whoever asks for a trait need not hear of a new kind. */
export const PAYMENT_TRAITS: Readonly<Record<PaymentKind, PaymentTraits>> = {
  online: { isPaidFirst: true, isOnCredit: false, comesByBank: false },
  transfer: { isPaidFirst: true, isOnCredit: false, comesByBank: true },
  cod: { isPaidFirst: false, isOnCredit: false, comesByBank: false },
  invoice: { isPaidFirst: false, isOnCredit: true, comesByBank: true },
}

export type PaymentMethod = {
  readonly code: string
  readonly kind: PaymentKind
  /** With VAT. */
  readonly fee: Halere
  readonly vatRate: number
  readonly customerGroups: readonly string[]
  readonly supportsRegularDelivery: boolean
  /** Without VAT; 0 when any order may be paid so. */
  readonly minimumOrderNet: Halere
  readonly position: number
}
