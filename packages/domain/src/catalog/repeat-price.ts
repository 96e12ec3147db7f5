import { percentOf } from '../money/round.ts'

/**
 * What a piece costs when it comes regularly. Goods on sale: the discount counts from the price before the sale, and the
 * lower of both prices holds. Null when coming regularly saves nothing.
 */
export function repeatPrice(
  pack: { readonly priceHalere: number; readonly regularHalere: number },
  discountPercent: number,
  stepHalere = 100,
): number | null {
  const discounted = pack.regularHalere - percentOf(pack.regularHalere, discountPercent, stepHalere)
  return discounted < pack.priceHalere ? discounted : null
}
