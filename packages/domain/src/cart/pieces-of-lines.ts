import type { Piece } from '../shipment/parcel.ts'
import type { PricedVariant } from './pricing-input.ts'

/** Everything that must be put into parcels, each thing once with its count; a bundle travels as its components. */
export function piecesOfLines(lines: readonly { variant: PricedVariant; pieces: number }[]): Piece[] {
  const counted = new Map<string, Piece>()
  for (const { variant, pieces } of lines) {
    const contents =
      variant.components.length === 0 ? [{ ...variant, variantId: variant.id, pieces: 1 }] : variant.components
    for (const { variantId: itemId, weightGrams, dimensions, pieces: each } of contents) {
      const before = counted.get(itemId)?.count ?? 0
      counted.set(itemId, { itemId, weightGrams, dimensions, count: before + each * pieces })
    }
  }
  return [...counted.values()].filter(({ count }) => count > 0)
}
