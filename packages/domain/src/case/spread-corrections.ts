import type { Halere } from '../money/halere.ts'
import type { Credited } from '../order/credited-amount.ts'

/**
 * Corrections divided among the attempts the money came by, in the given order: each gives back no more than it holds. Pieces of a
 * divided line go with its first part. What nobody holds stays with the last, so that whoever sends it is refused and nothing is lost.
 */
export function spreadCorrections(corrections: readonly Credited[], held: readonly Halere[]): Credited[][] {
  const left = corrections.map((correction) => ({ ...correction }))
  return held.map((most, index) => {
    const isLast = index === held.length - 1
    let room = isLast ? Number.POSITIVE_INFINITY : most
    const own: Credited[] = []
    for (const correction of left) {
      const amount = Math.min(correction.amount, room)
      if (amount <= 0) continue
      own.push({ ...correction, amount })
      room -= amount
      correction.amount -= amount
      correction.pieces = 0
    }
    return own
  })
}
