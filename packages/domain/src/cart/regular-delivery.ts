import type { CustomerGroup, PricingSettings } from './pricing-settings.ts'

export type RegularDeliveryRefusal = 'category' | 'group'

type Sold = { readonly categories: readonly string[]; readonly components: readonly unknown[] }

/** Why the regular-delivery price does not hold for this variant, or null when it does. */
export function regularDeliveryRefusal(
  variant: Sold,
  group: CustomerGroup,
  settings: PricingSettings,
): RegularDeliveryRefusal | null {
  if (!isEligibleForRegularDelivery(variant, settings)) return 'category'
  return group.regularDiscountApplies ? null : 'group'
}

export function isEligibleForRegularDelivery(variant: Sold, { regularDelivery }: PricingSettings): boolean {
  const { eligibleCategories, excludedCategories } = regularDelivery
  return (
    variant.components.length === 0 &&
    variant.categories.some((category) => eligibleCategories.includes(category)) &&
    !variant.categories.some((category) => excludedCategories.includes(category))
  )
}
