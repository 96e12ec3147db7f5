import type { PaymentRefusal } from '../checkout/payment-refusal.ts'
import type { ParcelPlanRefusal } from '../checkout/plan-parcels.ts'
import type { ShippingPrice } from '../checkout/shipping-price.ts'
import type { Halere } from '../money/halere.ts'
import type { VatAmounts } from '../money/vat.ts'
import type { PriceBasis, VatRow } from '../money/vat-recap.ts'
import type { Refusal } from '../result.ts'
import type { Parcel } from '../shipment/parcel.ts'
import type { CouponAnswer } from './apply-coupon.ts'
import type { CouponKind } from './coupon.ts'
import type { DraftLine } from './draft-line.ts'
import type { DiscountKind } from './price-part.ts'
import type { TraceEntry } from './pricing-trace.ts'

type Discounts = Readonly<Record<DiscountKind, Halere>>

/** What an order line is frozen from. `full` and `amount` are in the basis of the group, the rest says it in both. */
export type PricedPart = VatAmounts & {
  readonly variantId: string
  readonly pieces: number
  readonly vatRate: number
  readonly full: Halere
  readonly discounts: Discounts
  readonly amount: Halere
}

export type PricedLine = VatAmounts &
  Pick<DraftLine, 'id' | 'kind' | 'variantId' | 'pieces' | 'regularWeeks' | 'listPrice' | 'unitPrice' | 'rule'> & {
    readonly full: Halere
    readonly discounts: Discounts
    readonly amount: Halere
    readonly parts: readonly PricedPart[]
  }

export type SideCost = VatAmounts & {
  readonly kind: 'shipping' | 'payment'
  readonly methodCode: string
  readonly vatRate: number
  readonly amount: Halere
}

/** Why the cart cannot be ordered as it stands. */
export type CartProblem =
  | { readonly code: 'minimum_order'; readonly minimum: Halere; readonly missing: Halere }
  | { readonly code: 'shipping_impossible'; readonly refusal: Refusal<ParcelPlanRefusal> }
  | { readonly code: 'payment_impossible'; readonly refusal: Refusal<PaymentRefusal> }

export type CartPrice = {
  readonly basis: PriceBasis
  readonly lines: readonly PricedLine[]
  readonly sideCosts: readonly SideCost[]
  readonly vat: readonly VatRow[]
  /** In the basis of the group: before line discounts, after them, after volume and coupon, after credits. */
  readonly goods: {
    readonly list: Halere
    readonly discounted: Halere
    readonly afterCoupon: Halere
    readonly paid: Halere
  }
  /** Of the code that was entered. */
  readonly coupon: CouponAnswer
  /** The offer that holds in its place; null where none does. */
  readonly offer: AppliedOffer | null
  readonly credits: { readonly spent: number; readonly limit: number; readonly earned: number }
  readonly shipping: (ShippingPrice & { readonly methodCode: string; readonly plan: readonly Parcel[] }) | null
  readonly freeShipping: FreeShippingProgress
  /** With VAT. */
  readonly total: Halere
  readonly rounding: Halere
  readonly payable: Halere
  readonly problems: readonly CartProblem[]
}

type AppliedOffer = {
  readonly code: string
  readonly name: string
  readonly kind: CouponKind
  readonly amount: Halere
}

export type FreeShippingProgress = {
  readonly from: Halere | null
  readonly goods: Halere
  readonly missing: Halere
  readonly isReached: boolean
}

export type PricedCart = { readonly result: CartPrice; readonly trace: readonly TraceEntry[] }
