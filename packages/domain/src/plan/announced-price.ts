import { priceLine } from '../cart/price-line.ts'
import type { Buyer, PricedVariant, PriceLine } from '../cart/pricing-input.ts'
import type { PricingSettings } from '../cart/pricing-settings.ts'
import type { Halere } from '../money/halere.ts'

/** What a notice keeps of a variant: everything its price is made from. */
export type AnnouncedGoods = Pick<PricedVariant, 'prices' | 'quantityPrices' | 'compareAtPrice'>

export function announceGoods({ prices, quantityPrices, compareAtPrice }: PricedVariant): AnnouncedGoods {
  return { prices, quantityPrices, compareAtPrice }
}

/** The variant at the lower of two prices: the one it was announced for and today's. */
export function holdPrice(
  line: PriceLine,
  announced: AnnouncedGoods | null,
  buyer: Buyer,
  settings: PricingSettings,
): PricedVariant {
  if (!announced) return line.variant
  const before = { ...line.variant, ...announced }
  const unitPrice = (variant: PricedVariant) =>
    priceLine({ ...line, variant }, line.pieces, buyer, settings).line.unitPrice
  return unitPrice(before) < unitPrice(line.variant) ? before : line.variant
}

/** Nobody is charged more than they were told. */
export function mayCharge(announced: Halere, payable: Halere): boolean {
  return payable <= announced
}
