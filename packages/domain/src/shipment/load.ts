import { type Packaging, type ParcelLimits, type Piece, type SizeLimit, sidesOf } from './parcel.ts'

/** What is already in a parcel: enough to answer whether one more piece fits, without going through all of them. */
export type Load = {
  readonly count: number
  readonly weightGrams: number
  readonly volumeMm3: number
  readonly sides: readonly [number, number, number]
}

export const EMPTY_LOAD: Load = { count: 0, weightGrams: 0, volumeMm3: 0, sides: [0, 0, 0] }

/** With all the pieces of this kind, or with so many of them. */
export function addToLoad(load: Load, piece: Piece, count = piece.count): Load {
  const sides = piece.dimensions ? sidesOf(piece.dimensions) : ([0, 0, 0] as const)
  return {
    count: load.count + count,
    weightGrams: load.weightGrams + piece.weightGrams * count,
    volumeMm3: load.volumeMm3 + sides[0] * sides[1] * sides[2] * count,
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

/** How many of the pieces a parcel still takes, at most `most`. Asked for every parcel and kind, so it counts instead of trying. */
export function countFitting(
  load: Load,
  piece: Piece,
  most: number,
  limits: ParcelLimits,
  packaging: Packaging,
): number {
  const { maxWeightGrams, size } = limits
  const free = maxWeightGrams === null ? null : maxWeightGrams - packaging.weightGrams - load.weightGrams
  if (free !== null && free < piece.weightGrams) return 0
  const byWeight =
    free === null || piece.weightGrams === 0 ? most : Math.min(most, Math.floor(free / piece.weightGrams))
  if (size === null) return byWeight
  const fuller = addToLoad(load, piece, 1)
  if (!isSmallEnough(fuller, limits, packaging)) return 0
  const volume = fuller.volumeMm3 - load.volumeMm3
  const room = roomFor(fuller, size) ?? 0
  if (volume === 0) return byWeight
  const byVolume = Math.floor((room * packaging.fillPercent) / 100 / volume - load.volumeMm3 / volume)
  const guess = Math.max(1, Math.min(byWeight, byVolume))
  // Division may miss by one; the rule itself decides.
  const fits = (count: number) => isSmallEnough(addToLoad(load, piece, count), limits, packaging)
  if (guess < byWeight && fits(guess + 1)) return guess + 1
  return guess > 1 && !fits(guess) ? guess - 1 : guess
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
