import type { Halere } from '../money/halere.ts'
import type { ShippingMethod } from './shipping-method.ts'

export type FreeShippingTerms = {
  /** Goods after discounts and coupon, before credits. */
  readonly goods: Halere
  /** The threshold of the customer group; null leaves the one of the method in force. */
  readonly groupFrom: Halere | null
  readonly couponMethods: readonly string[]
  /** How many parcels "free" covers; the others are paid. */
  readonly parcels: number
}

export type ShippingPrice = {
  readonly perParcel: Halere
  readonly parcels: number
  readonly freeParcels: number
  readonly freeBy: 'threshold' | 'coupon' | null
  readonly amount: Halere
}

export function priceShipping(method: ShippingMethod, parcels: number, terms: FreeShippingTerms): ShippingPrice {
  const freeBy = freeReason(method, terms)
  const freeParcels = freeBy === null ? 0 : Math.min(parcels, terms.parcels)
  const amount = method.price * (parcels - freeParcels)
  return { perParcel: method.price, parcels, freeParcels, freeBy, amount }
}

function freeReason(method: ShippingMethod, terms: FreeShippingTerms): ShippingPrice['freeBy'] {
  const from = terms.groupFrom ?? method.freeFrom
  if (from !== null && terms.goods >= from) return 'threshold'
  return terms.couponMethods.includes(method.code) ? 'coupon' : null
}
