import type { Halere } from '../money/halere.ts'

export type CouponKind = 'percent' | 'fixed' | 'free-shipping' | 'gift' | 'buy-x-get-y' | 'credit-multiplier'

/** What can take a line out of a coupon. */
export const LINE_TRAITS = ['on_sale', 'bundle', 'multipack', 'regular_delivery', 'quantity', 'agreed'] as const
export type LineTrait = (typeof LINE_TRAITS)[number]

type CouponTerms = {
  readonly code: string
  readonly minimumGoods: Halere
  readonly firstOrderOnly: boolean
  readonly usageLimitPerCustomer: number | null
  readonly usageLimitTotal: number | null
  readonly customerGroups: readonly string[]
  /** Null means the whole catalogue. */
  readonly categories: readonly string[] | null
  /** Numbers of products and slugs of brands; all of them when it is not said. A line has to fit everything that is. */
  readonly products?: readonly string[] | null
  readonly brands?: readonly string[] | null
  readonly excludes: readonly LineTrait[]
  /** Calendar days of the shop, both included. */
  readonly validFrom: string
  readonly validTo: string
}

type CouponBenefit =
  | { readonly kind: 'percent'; readonly percent: number; readonly maximum: Halere | null }
  | { readonly kind: 'fixed'; readonly amount: Halere }
  | { readonly kind: 'free-shipping'; readonly methodCodes: readonly string[] }
  | { readonly kind: 'gift'; readonly pieces: number }
  | { readonly kind: 'buy-x-get-y'; readonly buy: number; readonly get: number }
  | { readonly kind: 'credit-multiplier'; readonly multiplier: number }

export type Coupon = CouponTerms & CouponBenefit

/** How often the coupon was used before this cart. */
export type CouponUsage = { readonly byBuyer: number; readonly total: number }
