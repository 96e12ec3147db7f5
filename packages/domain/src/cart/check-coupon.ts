import type { Halere } from '../money/halere.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Coupon } from './coupon.ts'
import type { Buyer, CouponRequest } from './pricing-input.ts'

export type CouponRefusal =
  | 'not_yet_valid'
  | 'expired'
  | 'group_not_allowed'
  | 'first_order_only'
  | 'used_by_you'
  | 'used_up'
  | 'below_minimum'
  | 'no_eligible_goods'
  | 'not_enough_pieces'
  | 'gift_out_of_stock'
  /** It holds, but an offer that runs is worth more, and an order has one of them. */
  | 'offer_better'

type CouponGoods = {
  /** All goods after discounts; the minimum is measured by it. */
  readonly goods: Halere
  readonly eligible: Halere
  readonly eligiblePieces: number
}

export function checkCoupon(
  request: CouponRequest,
  buyer: Buyer,
  today: string,
  cart: CouponGoods,
): Result<Coupon, CouponRefusal> {
  const { coupon } = request
  const terms = checkTerms(request, buyer, today)
  if (!terms.ok) return terms
  if (cart.goods < coupon.minimumGoods) {
    const missing = coupon.minimumGoods - cart.goods
    return refuse('below_minimum', { minimum: coupon.minimumGoods, goods: cart.goods, missing })
  }
  return checkBenefit(request, cart)
}

function checkTerms({ coupon, usage }: CouponRequest, buyer: Buyer, today: string): Result<Coupon, CouponRefusal> {
  if (today < coupon.validFrom) return refuse('not_yet_valid', { validFrom: coupon.validFrom })
  if (today > coupon.validTo) return refuse('expired', { validTo: coupon.validTo })
  if (!buyer.group.couponsAllowed || !coupon.customerGroups.includes(buyer.group.code)) {
    return refuse('group_not_allowed', { group: buyer.group.code, groups: coupon.customerGroups })
  }
  if (coupon.firstOrderOnly && (buyer.ordersPlaced ?? 0) > 0) {
    return refuse('first_order_only', { ordersPlaced: buyer.ordersPlaced })
  }
  const { usageLimitPerCustomer: perCustomer, usageLimitTotal: total } = coupon
  if (perCustomer !== null && usage.byBuyer >= perCustomer) return refuse('used_by_you', { limit: perCustomer })
  if (total !== null && usage.total >= total) return refuse('used_up', { limit: total })
  return ok(coupon)
}

function checkBenefit({ coupon, gift }: CouponRequest, cart: CouponGoods): Result<Coupon, CouponRefusal> {
  if (coupon.kind === 'gift') {
    const inStock = gift?.inStock ?? 0
    return inStock < coupon.pieces ? refuse('gift_out_of_stock', { pieces: coupon.pieces, inStock }) : ok(coupon)
  }
  if (coupon.kind === 'buy-x-get-y') {
    const needed = coupon.buy + coupon.get
    const have = cart.eligiblePieces
    return have < needed ? refuse('not_enough_pieces', { needed, have, missing: needed - have }) : ok(coupon)
  }
  if (coupon.kind === 'free-shipping') return ok(coupon)
  return cart.eligible === 0 ? refuse('no_eligible_goods', { categories: coupon.categories }) : ok(coupon)
}
