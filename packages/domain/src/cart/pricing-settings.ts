import type { Halere } from '../money/halere.ts'
import type { PriceBasis } from '../money/vat-recap.ts'
import type { Packaging } from '../shipment/parcel.ts'
import type { CouponKind, LineTrait } from './coupon.ts'

/** All amounts of a group are in its own basis: with VAT for consumers, without it for wholesale. */
export type CustomerGroup = {
  readonly code: string
  readonly priceList: string
  readonly basis: PriceBasis
  readonly discountPercent: number
  readonly categoryDiscounts: readonly { readonly category: string; readonly percent: number }[]
  readonly volumeDiscounts: readonly { readonly from: Halere; readonly percent: number }[]
  readonly minimumOrder: Halere
  readonly couponsAllowed: boolean
  readonly regularDiscountApplies: boolean
  /** Overrides the thresholds of the shipping methods; null leaves them in force. */
  readonly freeShippingFrom: Halere | null
  /** Percent of paid goods returned as credits; null when the group has no loyalty programme. */
  readonly earnPercent: number | null
  readonly paymentMethodCodes: readonly string[]
}

export type RegularDelivery = {
  readonly discountPercent: number
  readonly intervalsWeeks: readonly number[]
  readonly eligibleCategories: readonly string[]
  readonly excludedCategories: readonly string[]
}

export type Loyalty = {
  readonly creditValue: Halere
  readonly maximumSpendPercent: number
  readonly minimumSpendCredits: number
}

export type PricingSettings = {
  /** Item prices and discounts are rounded to this step (100 = whole crowns). */
  readonly priceStep: Halere
  readonly cashStep: Halere
  readonly publicPriceList: string
  readonly regularDelivery: RegularDelivery
  readonly couponExclusions: Readonly<Record<CouponKind, readonly LineTrait[]>>
  readonly loyalty: Loyalty
  readonly freeShipping: { readonly from: Halere; readonly parcels: number; readonly waivesPaymentFee: boolean }
  /** Shipping and payment fee: taxed like the goods they belong to, or by their own rate. */
  readonly sideCostVat: 'proportional' | 'own'
  readonly packaging: Packaging
}
