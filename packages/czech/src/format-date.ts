/** A day of the calendar, `2026-11-16`. Which day an instant falls on is a question for the calendar of Prague, not for letters. */
type Day = string

const NBSP = '\u00a0'

const MONTHS = 'ledna února března dubna května června července srpna září října listopadu prosince'.split(' ')

// Czech bends the name of the day after a preposition, and Intl knows the nominative only. Sunday is the first, as dates count it.
const WEEKDAYS = [
  { name: 'neděle', short: 'ne', on: 'v neděli', until: 'do neděle' },
  { name: 'pondělí', short: 'po', on: 'v pondělí', until: 'do pondělí' },
  { name: 'úterý', short: 'út', on: 'v úterý', until: 'do úterý' },
  { name: 'středa', short: 'st', on: 've středu', until: 'do středy' },
  { name: 'čtvrtek', short: 'čt', on: 've čtvrtek', until: 'do čtvrtka' },
  { name: 'pátek', short: 'pá', on: 'v pátek', until: 'do pátku' },
  { name: 'sobota', short: 'so', on: 'v sobotu', until: 'do soboty' },
]

export function formatDate(day: Day): string {
  return `${formatDayAndMonth(day)}${NBSP}${read(day).getUTCFullYear()}`
}

export function formatLongDate(day: Day): string {
  return `${dayAndLongMonth(day)}${NBSP}${read(day).getUTCFullYear()}`
}

/** `08:05` → `8:05`. */
export function formatTime(time: string): string {
  return time.replace(/^0/, '')
}

/** "16. 11. 2026 8:05", of what the clock and the calendar on a wall show. */
export function formatMoment({ date, time }: { date: Day; time: string }): string {
  return `${formatDate(date)}${NBSP}${formatTime(time)}`
}

/** "16. 11. 2026 v 8:05", inside a sentence. */
export function formatDateAtTime({ date, time }: { date: Day; time: string }): string {
  return `${formatDate(date)} v${NBSP}${formatTime(time)}`
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

/** "do pondělí 16. 11.", before an hour. */
export function formatUntilWeekdayDate(day: Day): string {
  return `${weekdayWords(day, 'until')}${NBSP}${formatDayAndMonth(day)}`
}

/** "středa 18. 11.", or both ends when it may take longer. */
export function formatDays(from: Day, to: Day): string {
  const [first, last] = [from, to].map((day) => `${weekdayWords(day, 'name')}${NBSP}${formatDayAndMonth(day)}`)
  return first === last ? `${first}` : `${first} až ${last}`
}

/** "13. 11.", where the year is clear. */
export function formatDayAndMonth(day: Day): string {
  const date = read(day)
  return `${date.getUTCDate()}.${NBSP}${date.getUTCMonth() + 1}.`
}

function dayAndLongMonth(day: Day): string {
  const date = read(day)
  return `${date.getUTCDate()}.${NBSP}${MONTHS[date.getUTCMonth()]}`
}

function weekdayWords(day: Day, form: 'name' | 'short' | 'on' | 'until'): string {
  return (WEEKDAYS[read(day).getUTCDay()]?.[form] ?? '').replace(' ', NBSP)
}

/** Without Intl: a browser takes some 20 ms for its first date format, a phone four times that. */
function read(day: Day): Date {
  const midnight = new Date(day)
  // Short of a day, and the 30th of February, would be some other day.
  if (day.length !== 10 || midnight.getUTCDate() !== Number(day.slice(8))) throw new RangeError(`Not a day: ${day}`)
  return midnight
}
