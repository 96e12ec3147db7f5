import type { Halere } from '../money/halere.ts'

export const PAYMENT_KINDS = ['online', 'transfer', 'cod', 'invoice'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

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
