import type { Halere } from '../money/halere.ts'
import type { ParcelLimits } from '../shipment/parcel.ts'

type ShippingKind = 'pickup-point' | 'box' | 'address' | 'personal-pickup'

export type ShippingMethod = {
  readonly code: string
  readonly kind: ShippingKind
  readonly countries: readonly string[]
  /** With VAT, for each parcel begun. */
  readonly price: Halere
  /** Goods from which the first parcel is free; null when it never is. */
  readonly freeFrom: Halere | null
  readonly vatRate: number
  readonly limits: ParcelLimits
  readonly allowMultiParcel: boolean
  readonly cod: { readonly maximum: Halere | null } | null
  readonly paymentMethodCodes: readonly string[]
  readonly position: number
}

/** A courier needs a door to ring at; a point and our own counter do not. */
export function needsAddress(method: ShippingMethod): boolean {
  return method.kind === 'address'
}

/** A pickup method is never chosen without its point. */
export function needsPickupPoint(method: ShippingMethod): boolean {
  return method.kind === 'pickup-point' || method.kind === 'box'
}
