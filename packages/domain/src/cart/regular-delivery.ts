import type { Halere } from '../money/halere.ts'
import { percentOf } from '../money/round.ts'
import type { CustomerGroup, RegularDelivery } from './pricing-settings.ts'

type RegularDeliveryRefusal = 'category' | 'group'

type Sold = {
  readonly categories: readonly string[]
  readonly components: readonly unknown[]
  /** What keeps for a short while is there once; it cannot come again and again. */
  readonly isShortDated?: boolean
}

type Priced = {
  readonly price: Halere
  /** Filled while it is on sale: the lowest price of the 30 days before. */
  readonly compareAtPrice: Halere | null
}

export type RegularDeliveryRules = {
  readonly priceStep: Halere
  readonly regularDelivery: Pick<RegularDelivery, 'discountPercent' | 'eligibleCategories' | 'excludedCategories'>
}

/** Why the regular-delivery price does not hold for this variant, or null when it does. */
export function regularDeliveryRefusal(
  variant: Sold,
  group: CustomerGroup,
  rules: RegularDeliveryRules,
): RegularDeliveryRefusal | null {
  if (!isEligibleForRegularDelivery(variant, rules)) return 'category'
  return group.regularDiscountApplies ? null : 'group'
}

export function isEligibleForRegularDelivery(variant: Sold, { regularDelivery }: RegularDeliveryRules): boolean {
  const { eligibleCategories, excludedCategories } = regularDelivery
  return (
    variant.components.length === 0 &&
    !variant.isShortDated &&
    variant.categories.some((category) => eligibleCategories.includes(category)) &&
    !variant.categories.some((category) => excludedCategories.includes(category))
  )
}

/** Goods on sale: the discount counts from the price before the sale. */
export function discountForRegularDelivery({ price, compareAtPrice }: Priced, rules: RegularDeliveryRules) {
  const from = compareAtPrice ?? price
  const { discountPercent: percent } = rules.regularDelivery
  return { percent, from, unitPrice: from - percentOf(from, percent, rules.priceStep) }
}

/** What a piece costs everybody when it comes regularly: the price pages print. Null when it saves nothing or cannot be. */
export function offerRegularDelivery(variant: Sold & Priced, rules: RegularDeliveryRules): Halere | null {
  if (!isEligibleForRegularDelivery(variant, rules)) return null
  const { unitPrice } = discountForRegularDelivery(variant, rules)
  return unitPrice < variant.price ? unitPrice : null
}
