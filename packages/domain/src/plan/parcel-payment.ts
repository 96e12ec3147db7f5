import type { PaymentKind } from '../checkout/payment-method.ts'
import type { Halere } from '../money/halere.ts'

/** Who has to do what so that a parcel is paid: nobody, with a card that is kept; its owner, by a link or a transfer; or whoever takes it over. */
export type ParcelPayment = 'card' | 'link' | 'transfer' | 'cod' | 'invoice'

interface Paid {
  kind: PaymentKind
  payable: Halere
  /** Whether a card may be charged again. */
  hasCard: boolean
  /** The most one charge may come to. */
  chargeLimit: Halere
}

export function parcelPayment({ kind, payable, hasCard, chargeLimit }: Paid): ParcelPayment {
  if (kind !== 'online') return kind
  return hasCard && payable <= chargeLimit ? 'card' : 'link'
}
