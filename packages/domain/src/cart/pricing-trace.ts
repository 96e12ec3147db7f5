import type { Halere } from '../money/halere.ts'
import type { VatRow } from '../money/vat-recap.ts'
import type { CouponRefusal } from './check-coupon.ts'
import type { CouponKind, LineTrait } from './coupon.ts'

export type PriceSource = 'agreed' | 'quantity' | 'list' | 'public_list'

export type CouponLineExclusion = LineTrait | 'category' | 'gift'

/** One reason for one amount. Codes and numbers only; the sentence is written where somebody reads it. */
export type TraceEntry =
  | { code: 'price.base'; lineId: string; source: PriceSource; unitPrice: Halere; pieces: number; fromPieces?: number }
  | {
      code: 'price.discount'
      lineId: string
      rule: 'group' | 'regular_delivery'
      percent: number
      category: string | null
      from: Halere
      unitPrice: Halere
      applied: boolean
    }
  | { code: 'price.regular_delivery_refused'; lineId: string; reason: 'category' | 'group' }
  | { code: 'bundle.divided'; lineId: string; parts: { variantId: string; vatRate: number; amount: Halere }[] }
  | { code: 'volume.tier'; goods: Halere; from: Halere; percent: number; amount: Halere }
  | { code: 'volume.next_tier'; goods: Halere; from: Halere; percent: number; missing: Halere }
  | { code: 'coupon.refused'; coupon: string; reason: CouponRefusal; details: unknown }
  | { code: 'coupon.line_excluded'; coupon: string; lineId: string; reason: CouponLineExclusion }
  | { code: 'coupon.applied'; coupon: string; kind: CouponKind; eligible: Halere; amount: Halere }
  | { code: 'coupon.capped'; coupon: string; computed: Halere; amount: Halere }
  | { code: 'coupon.free_pieces'; coupon: string; lineId: string; pieces: number; amount: Halere }
  | { code: 'coupon.gift_added'; coupon: string; variantId: string; pieces: number }
  | { code: 'coupon.other_shipping'; coupon: string; methodCodes: readonly string[] }
  | { code: 'offer.applied'; name: string; kind: CouponKind; amount: Halere }
  | { code: 'offer.free_pieces'; name: string; lineId: string; pieces: number; amount: Halere }
  | { code: 'offer.gift_added'; name: string; variantId: string; pieces: number }
  | { code: 'credits.limit'; goods: Halere; percent: number; limit: number }
  | { code: 'credits.spent'; wanted: number; credits: number; amount: Halere; cappedBy: 'limit' | 'balance' | null }
  | { code: 'credits.refused'; reason: 'group_not_eligible' | 'below_minimum'; minimum: number; possible: number }
  | {
      code: 'credits.earned'
      paidGoods: Halere
      percent: number
      multiplied: Halere
      multiplier: number
      credits: number
    }
  | { code: 'shipping.parcels'; method: string; weightsGrams: readonly number[] }
  | { code: 'shipping.threshold'; goods: Halere; from: Halere | null; missing: Halere; reached: boolean }
  | {
      code: 'shipping.price'
      method: string
      perParcel: Halere
      parcels: number
      freeParcels: number
      freeBy: 'threshold' | 'coupon' | null
      amount: Halere
    }
  | { code: 'payment.fee'; method: string; fee: Halere; amount: Halere }
  | { code: 'vat.side_cost'; kind: 'shipping' | 'payment'; parts: { vatRate: number; amount: Halere }[] }
  | { code: 'vat.recap'; rows: readonly VatRow[] }
  | { code: 'rounding.cash'; total: Halere; rounding: Halere; payable: Halere }
  | { code: 'order.minimum'; goods: Halere; minimum: Halere; missing: Halere }
