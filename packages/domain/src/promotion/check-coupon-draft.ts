import type { LocalDate } from '../calendar/local-date.ts'
import type { Coupon } from '../cart/coupon.ts'

type CouponFault = 'maximum_missing' | 'minimum_missing' | 'group_missing' | 'days_over' | 'days_reversed'

/** Why a coupon may not be launched as it stands; an empty list lets it out. */
export function checkCouponDraft(coupon: Coupon, today: LocalDate): CouponFault[] {
  return [
    // Per cent of a pallet is a lot of money.
    ...(coupon.kind === 'percent' && coupon.maximum === null ? (['maximum_missing'] as const) : []),
    // Money off without a minimum gives goods away.
    ...(coupon.kind === 'fixed' && coupon.minimumGoods < coupon.amount ? (['minimum_missing'] as const) : []),
    ...(coupon.customerGroups.length === 0 ? (['group_missing'] as const) : []),
    ...(coupon.validTo < today ? (['days_over'] as const) : []),
    ...(coupon.validTo < coupon.validFrom ? (['days_reversed'] as const) : []),
  ]
}
