import type { Halere } from '../money/halere.ts'
import type { CartPrice } from './cart-price.ts'
import type { CouponRequest, PriceInput } from './pricing-input.ts'

/** What a promotion gives beside a price without it: money, the gift at its price, credits above the usual, and those that need not be spent. */
export function couponWorth(
  before: CartPrice,
  after: CartPrice,
  { coupon, gift }: CouponRequest,
  { settings }: Pick<PriceInput, 'settings'>,
): Halere {
  const given = coupon.kind === 'gift' ? (gift?.variant.prices[settings.publicPriceList] ?? 0) * coupon.pieces : 0
  const credits =
    coupon.kind === 'credit-multiplier'
      ? (after.credits.earned - before.credits.earned) * settings.loyalty.creditValue
      : 0
  const kept = (before.credits.spent - after.credits.spent) * settings.loyalty.creditValue
  return before.payable - after.payable + given + credits + kept
}
