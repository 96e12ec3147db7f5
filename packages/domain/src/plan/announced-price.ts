import { priceLine } from '../cart/price-line.ts'
import type { Buyer, PricedVariant, PriceLine } from '../cart/pricing-input.ts'
import type { PricingSettings } from '../cart/pricing-settings.ts'
import type { Halere } from '../money/halere.ts'

/** What a notice keeps of a variant: everything its price is made from. */
export type AnnouncedGoods = Pick<PricedVariant, 'prices' | 'quantityPrices' | 'compareAtPrice'> & {
  /** Agreed with the customer when it was announced; notices from before say nothing of it. */
  readonly agreedPrice?: Halere | null
}

export function announceGoods(
  { id, prices, quantityPrices, compareAtPrice }: PricedVariant,
  buyer: Buyer,
): AnnouncedGoods {
  return { prices, quantityPrices, compareAtPrice, agreedPrice: buyer.agreedPrices[id] ?? null }
}

type Held = { readonly variant: PricedVariant; readonly buyer: Buyer }

/** The variant and its buyer at the lower of two prices: the one it was announced for and today's. */
export function holdPrice(
  line: PriceLine,
  announced: AnnouncedGoods | null,
  buyer: Buyer,
  settings: PricingSettings,
): Held {
  const today = { variant: line.variant, buyer }
  if (!announced) return today
  const before = asAnnounced(line.variant, announced, buyer)
  const unitPrice = (held: Held) =>
    priceLine({ ...line, variant: held.variant }, line.pieces, held.buyer, settings).line.unitPrice
  return unitPrice(before) < unitPrice(today) ? before : today
}

/** The goods as the notice told of them. */
export function asAnnounced(
  variant: PricedVariant,
  { agreedPrice = null, ...goods }: AnnouncedGoods,
  buyer: Buyer,
): Held {
  const { [variant.id]: _, ...others } = buyer.agreedPrices
  const agreedPrices = agreedPrice === null ? others : { ...others, [variant.id]: agreedPrice }
  return { variant: { ...variant, ...goods }, buyer: { ...buyer, agreedPrices } }
}

/** Nobody is charged more than they were told. */
export function mayCharge(announced: Halere, payable: Halere): boolean {
  return payable <= announced
}
