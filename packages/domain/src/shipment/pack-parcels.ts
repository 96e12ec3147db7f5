import { ok, type Result, refuse } from '../result.ts'
import { addToLoad, countFitting, EMPTY_LOAD, isLightEnough, isSmallEnough, type Load } from './load.ts'
import { type Packaging, type Parcel, type ParcelLimits, type Piece, sidesOf } from './parcel.ts'

export type PackingRefusal = 'piece_too_heavy' | 'piece_too_large'
type PieceDetails = { readonly itemId: string; readonly weightGrams: number }

type Bin = { readonly load: Load; readonly items: readonly { readonly itemId: string; readonly pieces: number }[] }
type Order = (a: Piece, b: Piece) => number

// Equal pieces are told apart to the end, so that the order of lines never changes the parcels.
const HEAVIEST_FIRST: Order = (a, b) => b.weightGrams - a.weightGrams || volumeOf(b) - volumeOf(a) || byItem(a, b)
const BULKIEST_FIRST: Order = (a, b) => volumeOf(b) - volumeOf(a) || b.weightGrams - a.weightGrams || byItem(a, b)
const LONGEST_FIRST: Order = (a, b) => longestOf(b) - longestOf(a) || HEAVIEST_FIRST(a, b)

/**
 * Puts pieces into as few parcels as it can find: first fit, largest first, tried by weight, volume and length.
 * Refuses only when some piece alone is over the limit. Equal pieces are packed by their count, so that a cart of a thousand
 * cans costs as much as a cart of one.
 */
export function packParcels(
  pieces: readonly Piece[],
  limits: ParcelLimits,
  packaging: Packaging,
): Result<Parcel[], PackingRefusal, PieceDetails> {
  const heaviestFirst = pieces.toSorted(HEAVIEST_FIRST)
  for (const piece of heaviestFirst) {
    const alone = addToLoad(EMPTY_LOAD, piece, 1)
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
    let left = piece.count
    // A parcel that takes no more of them now never will: each is looked at once for all the equal pieces.
    for (const [index, bin] of bins.entries()) {
      if (left === 0) break
      const taken = countFitting(bin.load, piece, left, limits, packaging)
      if (taken > 0) bins[index] = filled(bin, piece, taken)
      left -= taken
    }
    while (left > 0) {
      // One alone fits, or it would have been refused.
      const taken = Math.max(1, countFitting(EMPTY_LOAD, piece, left, limits, packaging))
      bins.push(filled({ load: EMPTY_LOAD, items: [] }, piece, taken))
      left -= taken
    }
  }
  return bins
}

function filled(bin: Bin, piece: Piece, count: number): Bin {
  const { itemId } = piece
  const isThere = bin.items.some((item) => item.itemId === itemId)
  const items = isThere
    ? bin.items.map((item) => (item.itemId === itemId ? { itemId, pieces: item.pieces + count } : item))
    : [...bin.items, { itemId, pieces: count }]
  return { load: addToLoad(bin.load, piece, count), items }
}

function toParcel({ load, items }: Bin, packaging: Packaging): Parcel {
  return { weightGrams: load.weightGrams + packaging.weightGrams, items }
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
