import { addDays, type LocalDate, laterOf } from '../calendar/local-date.ts'

type LineRhythm = {
  /** Also of a line by the bowl: what it came to the last time, for when nobody can say. */
  readonly intervalDays: number
  readonly isByBowl: boolean
}

// However fast a bowl empties, a plan that sends every other day is a mistake in somebody's weight.
const LEAST_DAYS = 7

/** When a line is due again, counted from the day it really came. */
export function dueAfterDelivery(
  { intervalDays, isByBowl }: LineRhythm,
  deliveredOn: LocalDate,
  /** The first day without a full ration; null when nobody knows. */
  emptyOn: LocalDate | null,
  safetyDays: number,
): LocalDate {
  if (!isByBowl || emptyOn === null) return addDays(deliveredOn, intervalDays)
  return laterOf(addDays(emptyOn, -safetyDays), addDays(deliveredOn, LEAST_DAYS))
}

/**
 * When it is due after it was left out: what was not sent is not eaten either, so only the interval counts. From the day it was due, or when
 * that has passed, from the one on which it was left out or packed in vain: nobody is to be told of the next one on the same day.
 */
export function dueAfterSkip({ intervalDays }: LineRhythm, dueOn: LocalDate, leftOutOn: LocalDate): LocalDate {
  return addDays(laterOf(dueOn, leftOutOn), intervalDays)
}
