import type { CouponDraft } from '@shop/contract/promotion/staff-coupon'
import { formatPrice } from '@shop/czech/format-price'
import { COUPONS } from '#app/texts/coupon.ts'

/** In a few words, for a list. */
export function describeBenefit(benefit: CouponDraft['benefit']): string {
  const { benefit: words } = COUPONS
  switch (benefit.kind) {
    case 'percent':
      return words.percent(benefit.percent, benefit.maximum === null ? null : formatPrice(benefit.maximum))
    case 'fixed':
      return words.fixed(formatPrice(benefit.amount))
    case 'free-shipping':
      return words['free-shipping']()
    case 'gift':
      return words.gift(benefit.pieces)
    case 'buy-x-get-y':
      return words['buy-x-get-y'](benefit.buy, benefit.get)
    case 'credit-multiplier':
      return words['credit-multiplier'](benefit.multiplier)
  }
}
