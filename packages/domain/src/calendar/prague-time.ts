import type { LocalDate } from './local-date.ts'

/** Time of day, `08:05`; `24:00` is the end of the day. */
export type LocalTime = string

type PragueTime = {
  readonly date: LocalDate
  readonly time: LocalTime
  readonly minuteOfDay: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** Whoever asks for the time asks for a few days around it. */
const MOST_KEPT = 1000

// Made when first needed: a browser takes milliseconds for it, and many pages load this file without asking for the time.
let format: Intl.DateTimeFormat | undefined

/** Clocks are moved on the hour, so one answer holds for the whole hour; asking the tables of zones costs a hundred times more. */
const offsets = new Map<number, number>()

/** What the calendar and the clock on a wall in Prague show at this instant. */
export function toPragueTime(instant: Date): PragueTime {
  const shown = new Date(instant.getTime() + offsetAt(instant.getTime())).toISOString()
  const time = shown.slice(11, 16)
  return { date: shown.slice(0, 10), time, minuteOfDay: toMinuteOfDay(time) }
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
  const hour = Math.floor(instantMs / HOUR_MS)
  const known = offsets.get(hour)
  if (known !== undefined) return known
  if (offsets.size >= MOST_KEPT) offsets.clear()
  const offset = readWallClock(hour * HOUR_MS) - hour * HOUR_MS
  offsets.set(hour, offset)
  return offset
}

/** What a wall clock shows, as if it were UTC. */
function readWallClock(instantMs: number): number {
  format ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Prague',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = new Map(format.formatToParts(instantMs).map((part) => [part.type, part.value]))
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type))
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'))
}
