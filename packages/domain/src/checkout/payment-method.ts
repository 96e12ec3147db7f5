import type { Halere } from '../money/halere.ts'

export type PaymentKind = 'online' | 'transfer' | 'cod' | 'invoice'

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
