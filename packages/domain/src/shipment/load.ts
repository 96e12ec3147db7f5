import { type Packaging, type ParcelLimits, type Piece, type SizeLimit, sidesOf } from './parcel.ts'

/** What is already in a parcel: enough to answer whether one more piece fits, without going through all of them. */
export type Load = {
  readonly count: number
  readonly weightGrams: number
  readonly volumeMm3: number
  readonly sides: readonly [number, number, number]
}

export const EMPTY_LOAD: Load = { count: 0, weightGrams: 0, volumeMm3: 0, sides: [0, 0, 0] }

export function addToLoad(load: Load, piece: Piece): Load {
  const sides = piece.dimensions ? sidesOf(piece.dimensions) : ([0, 0, 0] as const)
  return {
    count: load.count + 1,
    weightGrams: load.weightGrams + piece.weightGrams,
    volumeMm3: load.volumeMm3 + sides[0] * sides[1] * sides[2],
    sides: [Math.max(load.sides[0], sides[0]), Math.max(load.sides[1], sides[1]), Math.max(load.sides[2], sides[2])],
  }
}

export function isLightEnough(load: Load, limits: ParcelLimits, packaging: Packaging): boolean {
  return limits.maxWeightGrams === null || load.weightGrams + packaging.weightGrams <= limits.maxWeightGrams
}

export function isSmallEnough(load: Load, limits: ParcelLimits, packaging: Packaging): boolean {
  if (limits.size === null) return true
  const room = roomFor(load, limits.size)
  if (room === null) return false
  // A single piece travels in its own shape; only several of them lose room between themselves.
  return load.count === 1 || load.volumeMm3 * 100 <= room * packaging.fillPercent
}

/** Volume of the roomiest parcel the carrier takes that still holds the largest sides; null when there is none. */
function roomFor(load: Load, size: SizeLimit): number | null {
  const [longest, middle, shortest] = load.sides
  if (size.kind === 'box') {
    const [a, b, c] = sidesOf(size)
    return longest <= a && middle <= b && shortest <= c ? a * b * c : null
  }
  const a = Math.min(size.longestMm, Math.max(longest, size.sumMm / 3))
  const b = Math.min(size.longestMm, Math.max(middle, (size.sumMm - a) / 2))
  const c = Math.min(size.longestMm, size.sumMm - a - b)
  return longest <= a && middle <= b && shortest <= c ? a * b * c : null
}
