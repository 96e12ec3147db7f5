import type { Halere } from '../money/halere.ts'
import { prorate } from '../money/prorate.ts'
import type { PricedVariant } from './pricing-input.ts'

type UnitPart = {
  readonly variantId: string
  readonly pieces: number
  readonly vatRate: number
  readonly amount: Halere
}

/** One piece of a bundle costs what its components cost, each less in the same proportion. */
export function divideUnitPrice(variant: PricedVariant, unitPrice: Halere): UnitPart[] {
  const { components } = variant
  if (components.length === 0)
    return [{ variantId: variant.id, pieces: 1, vatRate: variant.vatRate, amount: unitPrice }]
  const amounts = prorate(
    unitPrice,
    components.map(({ alonePrice, pieces }) => alonePrice * pieces),
  )
  return components.map(({ variantId, pieces, vatRate }, index) => ({
    variantId,
    pieces,
    vatRate,
    amount: amounts[index] ?? 0,
  }))
}
