import type { CouponRefusal } from '../cart/check-coupon.ts'
import type { Coupon } from '../cart/coupon.ts'
import { priceCart } from '../cart/price-cart.ts'
import type { CouponRequest, PricedVariant, PriceInput } from '../cart/pricing-input.ts'
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
const UNLIMITED = { usageLimitPerCustomer: null, usageLimitTotal: null }

/**
 * Plays a draft over baskets in the order they came. Its days do not matter, all else does: groups, goods, minimum, limits. Whoever had a
 * coupon of their own changes it only for a better one, because an order has one. A basket at a time: whoever
 * plays thousands lets others in between.
 */
export function beginReplay(coupon: Coupon, gift: PricedVariant | null): (basket: Basket) => ReplayedBasket {
  const used = new Map<string, number>()
  let total = 0
  return (basket) => {
    const usage = { byBuyer: used.get(basket.buyer) ?? 0, total }
    const replayed = replayBasket({ ...coupon, ...ALWAYS }, usage, gift, basket)
    if (replayed.answer === 'used') {
      total += 1
      used.set(basket.buyer, usage.byBuyer + 1)
    }
    return replayed
  }
}

function replayBasket(
  coupon: Coupon,
  usage: CouponRequest['usage'],
  gift: PricedVariant | null,
  { id, wasOrdered, input }: Basket,
): ReplayedBasket {
  const asked = { coupon, usage, gift: gift && { variant: gift, inStock: Number.MAX_SAFE_INTEGER } }
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
  const given = coupon.kind === 'gift' ? (gift?.prices[input.settings.publicPriceList] ?? 0) * coupon.pieces : 0
  const credits =
    coupon.kind === 'credit-multiplier'
      ? (after.credits.earned - before.credits.earned) * input.settings.loyalty.creditValue
      : 0
  const cost = before.payable - after.payable + given + credits
  if (before.coupon.state === 'applied' && cost <= 0) return { ...nothing, answer: 'kept_own' }
  return { ...nothing, answer: 'used', discount: after.coupon.amount, cost, wouldPay: after.payable }
}
