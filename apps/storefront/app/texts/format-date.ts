import { type LocalDate, parseLocalDate, weekdayOf } from '@shop/domain/calendar/local-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'

/** A day of the calendar, or an instant that is read from a calendar in Prague. */
type Day = LocalDate | Date

const NBSP = '\u00a0'

const MONTHS = 'ledna února března dubna května června července srpna září října listopadu prosince'.split(' ')

// Czech bends the name of the day after a preposition, and Intl knows the nominative only.
const WEEKDAYS = {
  1: { name: 'pondělí', short: 'po', on: 'v pondělí', until: 'do pondělí' },
  2: { name: 'úterý', short: 'út', on: 'v úterý', until: 'do úterý' },
  3: { name: 'středa', short: 'st', on: 've středu', until: 'do středy' },
  4: { name: 'čtvrtek', short: 'čt', on: 've čtvrtek', until: 'do čtvrtka' },
  5: { name: 'pátek', short: 'pá', on: 'v pátek', until: 'do pátku' },
  6: { name: 'sobota', short: 'so', on: 'v sobotu', until: 'do soboty' },
  7: { name: 'neděle', short: 'ne', on: 'v neděli', until: 'do neděle' },
}

export function formatDate(day: Day): string {
  return `${formatDayAndMonth(day)}${NBSP}${read(day).year}`
}

export function formatLongDate(day: Day): string {
  return `${dayAndLongMonth(day)}${NBSP}${read(day).year}`
}

export function formatTime(instant: Date): string {
  return toPragueTime(instant).time.replace(/^0/, '')
}

export function formatWeekdayDate(day: Day): string {
  return `${weekdayWords(day, 'name')}${NBSP}${dayAndLongMonth(day)}`
}

export function formatShortWeekdayDate(day: Day): string {
  return `${weekdayWords(day, 'short')}${NBSP}${formatDayAndMonth(day)}`
}

/** "ve středu 18. 11.", as delivery days are promised. */
export function formatOnWeekdayDate(day: Day): string {
  return `${weekdayWords(day, 'on')}${NBSP}${formatDayAndMonth(day)}`
}

export function formatUntilWeekdayDate(day: Day): string {
  return `${weekdayWords(day, 'until')}${NBSP}${dayAndLongMonth(day)}`
}

/** "13. 11.", where the year is clear. */
export function formatDayAndMonth(day: Day): string {
  const { date, month } = read(day)
  return `${date}.${NBSP}${month}.`
}

function dayAndLongMonth(day: Day): string {
  const { date, month } = read(day)
  return `${date}.${NBSP}${MONTHS[month - 1]}`
}

function weekdayWords(day: Day, form: 'name' | 'short' | 'on' | 'until'): string {
  return WEEKDAYS[weekdayOf(toLocal(day))][form].replace(' ', NBSP)
}

function read(day: Day) {
  const [year = 0, month = 0, date = 0] = toLocal(day).split('-').map(Number)
  return { year, month, date }
}

/** A day needs no zone, so only an instant asks Intl: a browser takes some 20 ms for its first date format, a phone four times that. */
function toLocal(day: Day): LocalDate {
  const date = typeof day === 'string' ? parseLocalDate(day) : toPragueTime(day).date
  if (!date) throw new RangeError(`Not a day: ${day}`)
  return date
}
