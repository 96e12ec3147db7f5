import type { Halere } from '../money/halere.ts'
import { prorateNested } from '../money/prorate-nested.ts'

export type DiscountKind = 'volume' | 'coupon' | 'credits'

/** The smallest taxed amount: a plain line has one part, a bundle one for each component. */
export type PricePart = {
  readonly lineId: string
  /** The same for lines that sell the same thing in the same way, so that cutting a line in two changes nothing. */
  readonly lineKey: string
  readonly variantId: string
  readonly pieces: number
  readonly vatRate: number
  readonly full: Halere
  readonly discounts: Readonly<Record<DiscountKind, Halere>>
}

export const NO_DISCOUNTS: PricePart['discounts'] = { volume: 0, coupon: 0, credits: 0 }

export function amountOf({ full, discounts }: PricePart): Halere {
  return full - discounts.volume - discounts.coupon - discounts.credits
}

export function sumOf(parts: readonly PricePart[]): Halere {
  return parts.reduce((sum, part) => sum + amountOf(part), 0)
}

/** Divides a discount between the chosen parts: first between VAT rates, then between goods, then between lines. */
export function takeOff(
  parts: readonly PricePart[],
  kind: DiscountKind,
  amount: Halere,
  isChosen: (part: PricePart) => boolean = () => true,
): PricePart[] {
  const chosen = parts.filter(isChosen)
  const shares = prorateNested(amount, chosen, amountOf, [
    rateKey,
    ({ lineKey, variantId }) => `${lineKey} ${variantId}`,
  ])
  const shareOf = new Map(chosen.map((part, index) => [part, shares[index] ?? 0]))
  return parts.map((part) => {
    const share = shareOf.get(part) ?? 0
    return share === 0 ? part : { ...part, discounts: { ...part.discounts, [kind]: part.discounts[kind] + share } }
  })
}

function rateKey({ vatRate }: PricePart): string {
  return vatRate.toFixed(2).padStart(6, '0')
}
