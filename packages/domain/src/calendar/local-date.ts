/** A day of the calendar, `2026-11-16`. It has no time and no zone, so that a day never gains or loses an hour. */
export type LocalDate = string

/** ISO number of the weekday: Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

const DAY_MS = 86_400_000
const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/

export function parseLocalDate(text: string): LocalDate | null {
  const match = PATTERN.exec(text)
  if (!match) return null
  return toLocalDate(Number(match[1]), Number(match[2]), Number(match[3])) === text ? text : null
}

export function toLocalDate(year: number, month: number, day: number): LocalDate {
  return fromDayNumber(Date.UTC(year, month - 1, day) / DAY_MS)
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return fromDayNumber(toDayNumber(date) + days)
}

export function laterOf(one: LocalDate, other: LocalDate): LocalDate {
  if (one > other) return one
  return other
}

/** Whole days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return toDayNumber(to) - toDayNumber(from)
}

export function weekdayOf(date: LocalDate): Weekday {
  // Day 0 (1970-01-01) was a Thursday.
  const sinceMonday = (((toDayNumber(date) + 3) % 7) + 7) % 7
  return (sinceMonday + 1) as Weekday
}

export function yearOf(date: LocalDate): number {
  return Number(date.slice(0, 4))
}

/** Completed calendar months, the way people count age: born on the 15th, a month older on the 15th. */
export function monthsBetween(from: LocalDate, to: LocalDate): number {
  const months = (yearOf(to) - yearOf(from)) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
  return Number(to.slice(8)) < Number(from.slice(8)) ? months - 1 : months
}

function toDayNumber(date: LocalDate): number {
  const number = Date.parse(`${date}T00:00:00Z`) / DAY_MS
  if (!Number.isInteger(number)) throw new RangeError(`Not a calendar date: ${date}`)
  return number
}

function fromDayNumber(number: number): LocalDate {
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
}
