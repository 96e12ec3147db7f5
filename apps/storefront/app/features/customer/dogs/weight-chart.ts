import { daysBetween } from '@shop/domain/calendar/local-date'
import type { DogWeightEntry } from './dog-row.ts'

interface ChartPoint extends DogWeightEntry {
  x: number
  y: number
}

const MARGIN = 6

/** Places the entries of a diary, oldest first, on a sheet of the given size: days across, grams up. */
export function placeWeights(weights: readonly DogWeightEntry[], width: number, height: number): ChartPoint[] {
  const first = weights[0]
  const last = weights.at(-1)
  if (!first || !last) return []
  const days = Math.max(1, daysBetween(first.measuredOn, last.measuredOn))
  const all = weights.map(({ grams }) => grams)
  const lowest = Math.min(...all)
  // A dog that weighs the same is a straight line in the middle, not a division by nothing.
  const range = Math.max(...all) - lowest || 1
  const isFlat = Math.max(...all) === lowest
  return weights.map((entry) => ({
    ...entry,
    x: MARGIN + (daysBetween(first.measuredOn, entry.measuredOn) / days) * (width - 2 * MARGIN),
    y: isFlat ? height / 2 : height - MARGIN - ((entry.grams - lowest) / range) * (height - 2 * MARGIN),
  }))
}
