import { ok, type Result, refuse } from '../result.ts'
import { addToLoad, EMPTY_LOAD, isLightEnough, isSmallEnough, type Load } from './load.ts'
import { type Packaging, type Parcel, type ParcelLimits, type Piece, sidesOf } from './parcel.ts'

export type PackingRefusal = 'piece_too_heavy' | 'piece_too_large'
export type PieceDetails = { readonly itemId: string; readonly weightGrams: number }

type Bin = { readonly load: Load; readonly pieces: readonly Piece[] }
type Order = (a: Piece, b: Piece) => number

// Equal pieces are told apart to the end, so that the order of lines never changes the parcels.
const HEAVIEST_FIRST: Order = (a, b) => b.weightGrams - a.weightGrams || volumeOf(b) - volumeOf(a) || byItem(a, b)
const BULKIEST_FIRST: Order = (a, b) => volumeOf(b) - volumeOf(a) || b.weightGrams - a.weightGrams || byItem(a, b)
const LONGEST_FIRST: Order = (a, b) => longestOf(b) - longestOf(a) || HEAVIEST_FIRST(a, b)

/**
 * Puts pieces into as few parcels as it can find: first fit, largest first, tried by weight, volume and length.
 * Refuses only when some piece alone is over the limit.
 */
export function packParcels(
  pieces: readonly Piece[],
  limits: ParcelLimits,
  packaging: Packaging,
): Result<Parcel[], PackingRefusal, PieceDetails> {
  const heaviestFirst = pieces.toSorted(HEAVIEST_FIRST)
  for (const piece of heaviestFirst) {
    const alone = addToLoad(EMPTY_LOAD, piece)
    const details = { itemId: piece.itemId, weightGrams: piece.weightGrams }
    if (!isLightEnough(alone, limits, packaging)) return refuse('piece_too_heavy', details)
    if (!isSmallEnough(alone, limits, packaging)) return refuse('piece_too_large', details)
  }
  const fewest = [BULKIEST_FIRST, LONGEST_FIRST].reduce(
    // One parcel cannot be beaten, and most orders are one.
    (best, order) => (best.length <= 1 ? best : fewer(best, firstFit(pieces.toSorted(order), limits, packaging))),
    firstFit(heaviestFirst, limits, packaging),
  )
  return ok(fewest.map((bin) => toParcel(bin, packaging)))
}

function fewer(a: Bin[], b: Bin[]): Bin[] {
  return b.length < a.length ? b : a
}

function firstFit(pieces: readonly Piece[], limits: ParcelLimits, packaging: Packaging): Bin[] {
  const bins: Bin[] = []
  for (const piece of pieces) {
    const index = bins.findIndex(({ load }) => {
      const fuller = addToLoad(load, piece)
      return isLightEnough(fuller, limits, packaging) && isSmallEnough(fuller, limits, packaging)
    })
    const bin = bins[index] ?? { load: EMPTY_LOAD, pieces: [] }
    const next = { load: addToLoad(bin.load, piece), pieces: [...bin.pieces, piece] }
    if (index < 0) bins.push(next)
    else bins[index] = next
  }
  return bins
}

function toParcel(bin: Bin, packaging: Packaging): Parcel {
  const counts = new Map<string, number>()
  for (const { itemId } of bin.pieces) counts.set(itemId, (counts.get(itemId) ?? 0) + 1)
  return {
    weightGrams: bin.load.weightGrams + packaging.weightGrams,
    items: [...counts].map(([itemId, pieces]) => ({ itemId, pieces })),
  }
}

function volumeOf({ dimensions }: Piece): number {
  return dimensions ? dimensions.widthMm * dimensions.heightMm * dimensions.depthMm : 0
}

function longestOf({ dimensions }: Piece): number {
  return dimensions ? sidesOf(dimensions)[0] : 0
}

function byItem(a: Piece, b: Piece): number {
  return a.itemId < b.itemId ? -1 : a.itemId > b.itemId ? 1 : 0
}
