import type { Coupon } from './coupon.ts'
import type { DraftLine } from './draft-line.ts'
import type { PricingSettings } from './pricing-settings.ts'
import type { CouponLineExclusion } from './pricing-trace.ts'

/** Why a coupon does not touch this line, or null when it does. */
export function couponExclusion(
  coupon: Coupon,
  line: DraftLine,
  settings: PricingSettings,
): CouponLineExclusion | null {
  if (line.kind === 'gift') return 'gift'
  const excluded = [...settings.couponExclusions[coupon.kind], ...coupon.excludes]
  const trait = line.traits.find((one) => excluded.includes(one))
  if (trait) return trait
  const isChosen =
    isAmong(coupon.categories, line.categories) &&
    isAmong(coupon.products, [line.productId]) &&
    isAmong(coupon.brands, [line.brand])
  return isChosen ? null : 'category'
}

function isAmong(chosen: readonly string[] | null | undefined, own: readonly (string | null)[]): boolean {
  return !chosen || own.some((one) => one !== null && chosen.includes(one))
}
