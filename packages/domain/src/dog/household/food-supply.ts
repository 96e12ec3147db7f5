import { daysBetween, type LocalDate } from '../../calendar/local-date.ts'
import { runOutDate } from './pack-runway.ts'

/** Food that came on one day. */
type Delivery = { readonly cameOn: LocalDate; readonly grams: number }

export type FoodSupply = {
  /** The first day without a full ration. */
  readonly emptyOn: LocalDate
  readonly daysLeft: number
  /** How much of what was there is eaten, from 0 to 1. */
  readonly eaten: number
}

/** After so many days without a new bag nobody can say what the dogs eat now. */
const FORGOTTEN_DAYS = 21

/**
 * When the food bought so far is gone, if the dogs eat one delivery after another, each from the day it came. Only what is bought is
 * known, so it is an estimate; null when there is nothing to estimate from.
 */
export function foodSupply(deliveries: readonly Delivery[], gramsPerDay: number, today: LocalDate): FoodSupply | null {
  if (gramsPerDay <= 0) return null
  let begunOn: LocalDate | null = null
  let emptyOn: LocalDate | null = null
  for (const { cameOn, grams } of deliveries.toSorted((a, b) => (a.cameOn < b.cameOn ? -1 : 1))) {
    const isGap: boolean = emptyOn === null || emptyOn < cameOn
    if (isGap) begunOn = cameOn
    emptyOn = runOutDate(isGap || emptyOn === null ? cameOn : emptyOn, grams, gramsPerDay)
  }
  if (begunOn === null || emptyOn === null || daysBetween(emptyOn, today) > FORGOTTEN_DAYS) return null
  const all = Math.max(1, daysBetween(begunOn, emptyOn))
  const passed = Math.min(Math.max(daysBetween(begunOn, today), 0), all)
  return { emptyOn, daysLeft: Math.max(0, daysBetween(today, emptyOn)), eaten: passed / all }
}
