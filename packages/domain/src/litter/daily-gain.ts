import { daysBetween, type LocalDate } from '../calendar/local-date.ts'

export type Weighing = { readonly on: LocalDate; readonly grams: number }

type Gain = {
  readonly grams: number
  /** Of the weight before, for each day between the two; a tenth of a per cent is the finest. */
  readonly percentPerDay: number
}

/** What a puppy has put on since the weighing before. */
export function gainSince(before: Weighing, now: Weighing): Gain {
  const days = Math.max(1, daysBetween(before.on, now.on))
  const grams = now.grams - before.grams
  return { grams, percentPerDay: Math.round((grams / before.grams / days) * 1000) / 10 }
}

/**
 * How many of the last days in a row the gain was under the limit of the shop. It is a reason to look, not a diagnosis. The first two days
 * of life do not count: newborns lose a little.
 */
export function slowDays(weighings: readonly Weighing[], bornOn: LocalDate, leastPercent: number): number {
  const sorted = weighings.toSorted((a, b) => (a.on < b.on ? -1 : 1))
  let days = 0
  for (let at = sorted.length - 1; at > 0; at -= 1) {
    const [before, now] = [sorted[at - 1], sorted[at]]
    if (!before || !now || daysBetween(bornOn, now.on) <= FIRST_DAYS) break
    const grams = now.grams - before.grams
    const span = Math.max(1, daysBetween(before.on, now.on))
    if (grams * 100 >= leastPercent * before.grams * span) break
    days += span
  }
  return days
}

const FIRST_DAYS = 2

/** The day of life by which the weight of the birth has doubled; null when it has not, or the birth was not weighed. */
export function doubledOnDay(weighings: readonly Weighing[], bornOn: LocalDate): number | null {
  const birth = weighings.find(({ on }) => on === bornOn)
  if (!birth) return null
  const doubled = weighings
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))
    .find(({ on, grams }) => on > bornOn && grams >= 2 * birth.grams)
  return doubled ? daysBetween(bornOn, doubled.on) : null
}
