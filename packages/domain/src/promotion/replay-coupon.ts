import type { CouponRefusal } from '../cart/check-coupon.ts'
import type { Coupon } from '../cart/coupon.ts'
import { couponWorth } from '../cart/coupon-worth.ts'
import { priceCart } from '../cart/price-cart.ts'
import type { CouponRequest, Offer, PricedVariant, PriceInput } from '../cart/pricing-input.ts'
import type { Halere } from '../money/halere.ts'

/** A basket of the past: what was in it, at the prices of its day. */
export type Basket = {
  readonly id: string
  /** Whose it was, without saying who: limits count by it. */
  readonly buyer: string
  readonly wasOrdered: boolean
  /** As it was priced, with the coupon it had. */
  readonly input: PriceInput
}

export type ReplayedBasket = {
  readonly id: string
  readonly wasOrdered: boolean
  readonly answer: 'used' | 'kept_own' | CouponRefusal
  /** What the cart would have shown as the coupon; zero unless used. */
  readonly discount: Halere
  /** What the shop would have given: money, the gift at its price, credits above the usual. */
  readonly cost: Halere
  readonly paid: Halere
  readonly wouldPay: Halere
  /** What a limit kept from being given. */
  readonly beyondLimit: Halere
  readonly ordersBefore: number
}

const ALWAYS = { validFrom: '0001-01-01', validTo: '9999-12-31' }
const PLENTY = Number.MAX_SAFE_INTEGER
const UNLIMITED = { usageLimitPerCustomer: null, usageLimitTotal: null }

/** What runs today is what a basket would meet, whenever it was made. */
const always = (offer: Offer): Offer => ({ ...offer, coupon: { ...offer.coupon, ...ALWAYS } })

/**
 * Plays a draft over baskets in the order they came. Its days do not matter, all else does: groups, goods, minimum, limits. Whoever had a
 * coupon of their own changes it only for a better one, because an order has one. A basket at a time: whoever
 * plays thousands lets others in between.
 */
export function beginReplay(
  coupon: Coupon,
  gift: PricedVariant | null,
  isAutomatic = false,
): (basket: Basket) => ReplayedBasket {
  const used = new Map<string, number>()
  let total = 0
  return (lived) => {
    const basket = { ...lived, input: { ...lived.input, offers: (lived.input.offers ?? []).map(always) } }
    const usage = { byBuyer: used.get(basket.buyer) ?? 0, total }
    const asked = { coupon: { ...coupon, ...ALWAYS }, usage, gift: gift && { variant: gift, inStock: PLENTY } }
    const replayed = isAutomatic ? replayOffer(asked, basket) : replayBasket(asked, basket)
    if (replayed.answer === 'used') {
      total += 1
      used.set(basket.buyer, usage.byBuyer + 1)
    }
    return replayed
  }
}

/** Nobody chooses an offer: it is priced as carts will be, among those that run. What it does not reach is told as of a coupon. */
function replayOffer(asked: CouponRequest, basket: Basket): ReplayedBasket {
  const { id, wasOrdered, input } = basket
  const before = priceCart(input).result
  const after = priceCart({ ...input, offers: [...(input.offers ?? []), { ...asked, name: asked.coupon.code }] }).result
  if (after.offer?.code !== asked.coupon.code) {
    const alone = replayBasket(asked, { ...basket, input: { ...input, coupon: null, offers: [] } })
    const answer = alone.answer === 'used' ? 'kept_own' : alone.answer
    const beyondLimit = answer === 'kept_own' ? 0 : alone.beyondLimit
    return { ...alone, answer, beyondLimit, discount: 0, cost: 0, paid: before.payable, wouldPay: before.payable }
  }
  return {
    ...{ id, wasOrdered, discount: after.offer.amount, beyondLimit: 0 },
    answer: 'used',
    ...{ cost: couponWorth(before, after, asked, input), paid: before.payable, wouldPay: after.payable },
    ordersBefore: input.buyer.ordersPlaced ?? 0,
  }
}

function replayBasket(asked: CouponRequest, { id, wasOrdered, input }: Basket): ReplayedBasket {
  const { coupon } = asked
  const before = priceCart(input).result
  const after = priceCart({ ...input, coupon: asked }).result
  const nothing = {
    ...{ id, wasOrdered, discount: 0, cost: 0, beyondLimit: 0, ordersBefore: input.buyer.ordersPlaced ?? 0 },
    ...{ paid: before.payable, wouldPay: before.payable },
  }
  if (after.coupon.state !== 'applied') {
    const answer = after.coupon.state === 'refused' ? after.coupon.reason : 'no_eligible_goods'
    if (answer !== 'used_by_you' && answer !== 'used_up') return { ...nothing, answer }
    const free = priceCart({ ...input, coupon: { ...asked, coupon: { ...coupon, ...UNLIMITED } } }).result
    return { ...nothing, answer, beyondLimit: Math.max(0, before.payable - free.payable) }
  }
  const cost = couponWorth(before, after, asked, input)
  if (before.coupon.state === 'applied' && cost <= 0) return { ...nothing, answer: 'kept_own' }
  return { ...nothing, answer: 'used', discount: after.coupon.amount, cost, wouldPay: after.payable }
}
