import type { Halere } from '../money/halere.ts'

/** How goods are packed for the road; null where nobody has said. */
export type Packing = {
  readonly perCarton: number | null
  readonly perLayer: number | null
  readonly perPallet: number | null
}

type PackingColumns = {
  readonly piecesPerCarton: number | null
  readonly cartonsPerLayer: number | null
  readonly layersPerPallet: number | null
}

export function toPacking({ piecesPerCarton, cartonsPerLayer, layersPerPallet }: PackingColumns): Packing {
  const perLayer = piecesPerCarton === null || cartonsPerLayer === null ? null : piecesPerCarton * cartonsPerLayer
  const perPallet = perLayer === null || layersPerPallet === null ? null : perLayer * layersPerPallet
  return { perCarton: piecesPerCarton, perLayer, perPallet }
}

export type PackStep = {
  readonly pack: 'carton' | 'layer' | 'pallet'
  readonly pieces: number
  readonly amount: Halere
}

/** What a whole carton, layer and pallet hold and come to. A pack of one piece, or as large as the one before, is none of its own. */
export function packSteps(
  { perCarton, perLayer, perPallet }: Packing,
  priceAt: (pieces: number) => Halere,
): PackStep[] {
  let largest = 1
  return (
    [
      ['carton', perCarton],
      ['layer', perLayer],
      ['pallet', perPallet],
    ] as const
  ).flatMap(([pack, pieces]) => {
    if (pieces === null || pieces <= largest) return []
    largest = pieces
    return [{ pack, pieces, amount: priceAt(pieces) * pieces }]
  })
}

/** The nearest numbers that make whole cartons: at most so many, and at least so many. */
export function wholeCartons(pieces: number, perCarton: number): { down: number; up: number } {
  const down = Math.floor(pieces / perCarton) * perCarton
  return { down, up: down === pieces ? pieces : down + perCarton }
}
