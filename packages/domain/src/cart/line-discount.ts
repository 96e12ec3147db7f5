import type { Halere } from '../money/halere.ts'
import { percentOf } from '../money/round.ts'
import type { BasePrice } from './base-price.ts'
import type { Buyer, PriceLine } from './pricing-input.ts'
import type { CustomerGroup, PricingSettings } from './pricing-settings.ts'
import type { TraceEntry } from './pricing-trace.ts'
import { discountForRegularDelivery, regularDeliveryRefusal } from './regular-delivery.ts'

export type LineDiscountRule = 'group' | 'regular_delivery'

type DiscountedPrice = {
  readonly unitPrice: Halere
  readonly rule: LineDiscountRule | null
  readonly trace: readonly TraceEntry[]
}

type Candidate = {
  readonly rule: LineDiscountRule
  readonly percent: number
  readonly category: string | null
  readonly from: Halere
  readonly unitPrice: Halere
}

/** Group discount and regular delivery are never added up: the lower price wins. */
export function discountLine(
  line: PriceLine,
  base: BasePrice,
  buyer: Buyer,
  settings: PricingSettings,
): DiscountedPrice {
  const refusal = line.regularWeeks === null ? null : regularDeliveryRefusal(line.variant, buyer.group, settings)
  const candidates = [
    // What was agreed is what is paid: the group's percentage comes off the list only.
    base.source === 'agreed' ? null : groupCandidate(line, base.unitPrice, buyer.group, settings),
    line.regularWeeks === null || refusal ? null : regularCandidate(line, base, settings),
  ].filter((candidate) => candidate !== null)

  const lowest = Math.min(base.unitPrice, ...candidates.map(({ unitPrice }) => unitPrice))
  const winner = lowest < base.unitPrice ? candidates.find(({ unitPrice }) => unitPrice === lowest) : undefined
  const tried = candidates.map(
    (candidate): TraceEntry => ({
      code: 'price.discount',
      lineId: line.id,
      ...candidate,
      applied: candidate === winner,
    }),
  )
  const refused: TraceEntry[] = refusal
    ? [{ code: 'price.regular_delivery_refused', lineId: line.id, reason: refusal }]
    : []
  return { unitPrice: lowest, rule: winner?.rule ?? null, trace: [...refused, ...tried] }
}

/**
 * The best discount of the product's categories; the general one only when no category has its own. A set is cheaper than its parts already:
 * no percentage of a group comes off it.
 */
function groupCandidate(
  line: PriceLine,
  from: Halere,
  group: CustomerGroup,
  settings: PricingSettings,
): Candidate | null {
  if (line.variant.components.length > 0) return null
  const [best] = group.categoryDiscounts
    .filter(({ category }) => line.variant.categories.includes(category))
    .toSorted((a, b) => b.percent - a.percent)
  const percent = best?.percent ?? group.discountPercent
  if (percent === 0) return null
  const unitPrice = from - percentOf(from, percent, settings.priceStep)
  return { rule: 'group', percent, category: best?.category ?? null, from, unitPrice }
}

function regularCandidate(line: PriceLine, base: BasePrice, settings: PricingSettings): Candidate {
  // A sale is not added up with regular delivery, for many pieces no more than for one; what was agreed is not on sale.
  const isOfList = base.source === 'list' || base.source === 'quantity'
  const compareAtPrice = isOfList ? line.variant.compareAtPrice : null
  const discount = discountForRegularDelivery({ price: base.unitPrice, compareAtPrice }, settings)
  return { rule: 'regular_delivery', category: null, ...discount }
}
