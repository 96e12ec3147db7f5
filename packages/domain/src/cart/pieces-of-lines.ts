import type { Piece } from '../shipment/parcel.ts'
import type { PricedVariant } from './pricing-input.ts'

/** Everything that must be put into parcels, piece by piece; a bundle travels as its components. */
export function piecesOfLines(lines: readonly { variant: PricedVariant; pieces: number }[]): Piece[] {
  return lines.flatMap(({ variant, pieces }) => {
    const contents =
      variant.components.length === 0 ? [{ ...variant, variantId: variant.id, pieces: 1 }] : variant.components
    return contents.flatMap((item) => {
      const piece = { itemId: item.variantId, weightGrams: item.weightGrams, dimensions: item.dimensions }
      return Array.from({ length: item.pieces * pieces }, () => piece)
    })
  })
}
