import { addDays, type LocalDate } from '../calendar/local-date.ts'

const DAY_MS = 24 * 3_600_000
/** Whatever it is about: a mailbox gets one reminder in so many days. */
const APART_MS = 7 * DAY_MS
// A parcel takes two days, and a bag bought on the last evening is one bought in a hurry.
const AHEAD_DAYS = 7
// Whoever has been without it for longer has found something else.
const LATE_DAYS = 2

/** Who was reminded after this moment is not reminded again yet. */
export function remindedBefore(now: Date): Date {
  return new Date(now.getTime() - APART_MS)
}

/** Foods that run out soon, what ends first on top. */
export function foodsRunningOut<Food extends { readonly emptyOn: LocalDate }>(
  foods: readonly Food[],
  today: LocalDate,
): Food[] {
  const [from, until] = [addDays(today, -LATE_DAYS), addDays(today, AHEAD_DAYS)]
  return foods
    .filter(({ emptyOn }) => emptyOn >= from && emptyOn <= until)
    .toSorted((a, b) => (a.emptyOn < b.emptyOn ? -1 : a.emptyOn > b.emptyOn ? 1 : 0))
}
