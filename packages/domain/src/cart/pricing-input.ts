import type { PaymentMethod } from '../checkout/payment-method.ts'
import type { ShippingMethod } from '../checkout/shipping-method.ts'
import type { Halere } from '../money/halere.ts'
import type { Dimensions } from '../shipment/parcel.ts'
import type { Coupon, CouponUsage } from './coupon.ts'
import type { CustomerGroup, PricingSettings } from './pricing-settings.ts'

/** A bundle is packed, taxed and returned by its components. */
export type Component = {
  readonly variantId: string
  readonly pieces: number
  /** Price when sold alone; the price of the bundle is divided in this proportion. */
  readonly alonePrice: Halere
  readonly vatRate: number
  readonly weightGrams: number
  readonly dimensions: Dimensions | null
}

export type PricedVariant = {
  readonly id: string
  readonly prices: Readonly<Record<string, Halere>>
  readonly quantityPrices: readonly {
    readonly priceList: string
    readonly fromPieces: number
    readonly price: Halere
  }[]
  /** Filled while the variant is on sale: the lowest price of the 30 days before it. */
  readonly compareAtPrice: Halere | null
  readonly vatRate: number
  readonly categories: readonly string[]
  readonly productId?: string
  readonly brand?: string | null
  readonly isMultipack: boolean
  readonly isShortDated?: boolean
  readonly weightGrams: number
  readonly dimensions: Dimensions | null
  readonly components: readonly Component[]
}

export type PriceLine = {
  readonly id: string
  readonly variant: PricedVariant
  readonly pieces: number
  readonly regularWeeks: number | null
}

export type Buyer = {
  readonly group: CustomerGroup
  /** Null for a guest whose orders nobody can count yet. */
  readonly ordersPlaced: number | null
  readonly agreedPrices: Readonly<Record<string, Halere>>
  /** Null when they may pay at the door. */
  readonly cashBlockedUntil: string | null
  /** Due day of an invoice that is not paid and stops another one. */
  readonly invoiceStoppedSince?: string | null
}

export type CouponRequest = {
  readonly coupon: Coupon
  readonly usage: CouponUsage
  readonly gift: { readonly variant: PricedVariant; readonly inStock: number } | null
}

/** A promotion that applies by itself; the name is what customers read. */
export type Offer = CouponRequest & { readonly name: string }

export type CreditRequest = { readonly wanted: number | 'all'; readonly balance: number }

export type PriceInput = {
  /** Calendar day of the shop (YYYY-MM-DD). */
  readonly today: string
  readonly lines: readonly PriceLine[]
  readonly buyer: Buyer
  /** Entered by the customer. */
  readonly coupon: CouponRequest | null
  /** Those that run. Of them and the coupon the best one holds, never two. */
  readonly offers?: readonly Offer[]
  readonly credits: CreditRequest | null
  readonly shipping: ShippingMethod | null
  readonly payment: PaymentMethod | null
  readonly settings: PricingSettings
}
