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
  const { categories } = coupon
  return categories === null || line.categories.some((category) => categories.includes(category)) ? null : 'category'
}
