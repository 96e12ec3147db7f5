import type { LocalDate } from './local-date.ts'

/** Time of day, `08:05`; `24:00` is the end of the day. */
export type LocalTime = string

type PragueTime = {
  readonly date: LocalDate
  readonly time: LocalTime
  readonly minuteOfDay: number
}

const MINUTE_MS = 60_000

// Made when first needed: a browser takes milliseconds for it, and many pages load this file without asking for the time.
let format: Intl.DateTimeFormat | undefined

/** What the calendar and the clock on a wall in Prague show at this instant. */
export function toPragueTime(instant: Date): PragueTime {
  format ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Prague',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = new Map(format.formatToParts(instant).map((part) => [part.type, part.value]))
  const time = `${parts.get('hour')}:${parts.get('minute')}`
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
  return { date, time, minuteOfDay: toMinuteOfDay(time) }
}

export function toPragueDay(instant: Date | string): LocalDate {
  return toPragueTime(new Date(instant)).date
}

/**
 * The instant when a wall clock in Prague shows this date and time. An hour that comes twice in autumn gives its first
 * passing; an hour skipped in spring gives the instant an hour later, as if the clock had not been moved.
 */
export function fromPragueTime(date: LocalDate, time: LocalTime): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + toMinuteOfDay(time) * MINUTE_MS
  if (Number.isNaN(asUtc)) throw new RangeError(`Not a date and time: ${date} ${time}`)
  const dayBefore = asUtc - offsetAt(asUtc - 1440 * MINUTE_MS)
  const dayAfter = asUtc - offsetAt(asUtc + 1440 * MINUTE_MS)
  if (offsetAt(dayBefore) === asUtc - dayBefore) return new Date(dayBefore)
  if (offsetAt(dayAfter) === asUtc - dayAfter) return new Date(dayAfter)
  return new Date(dayBefore)
}

export function toMinuteOfDay(time: LocalTime): number {
  const [hours, minutes] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** Milliseconds by which the wall clock in Prague is ahead of UTC at this instant. */
function offsetAt(instantMs: number): number {
  const wholeMinute = Math.floor(instantMs / MINUTE_MS) * MINUTE_MS
  const { date, minuteOfDay } = toPragueTime(new Date(wholeMinute))
  return Date.parse(`${date}T00:00:00Z`) + minuteOfDay * MINUTE_MS - wholeMinute
}
