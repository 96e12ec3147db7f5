import { withCzechSigns } from './format-number.ts'

const ZONE = 'Europe/Prague'

const numeric = new Intl.DateTimeFormat('cs-CZ', { timeZone: ZONE, day: 'numeric', month: 'numeric', year: 'numeric' })
const long = new Intl.DateTimeFormat('cs-CZ', { timeZone: ZONE, day: 'numeric', month: 'long', year: 'numeric' })
const dayAndMonth = new Intl.DateTimeFormat('cs-CZ', { timeZone: ZONE, day: 'numeric', month: 'numeric' })
const dayAndLongMonth = new Intl.DateTimeFormat('cs-CZ', { timeZone: ZONE, day: 'numeric', month: 'long' })
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, weekday: 'short' })
const time = new Intl.DateTimeFormat('cs-CZ', { timeZone: ZONE, hour: 'numeric', minute: '2-digit' })

// Czech bends the name of the day after a preposition, and Intl knows the nominative only.
const WEEKDAYS: Record<string, { name: string; short: string; on: string; until: string }> = {
  Mon: { name: 'pondělí', short: 'po', on: 'v pondělí', until: 'do pondělí' },
  Tue: { name: 'úterý', short: 'út', on: 'v úterý', until: 'do úterý' },
  Wed: { name: 'středa', short: 'st', on: 've středu', until: 'do středy' },
  Thu: { name: 'čtvrtek', short: 'čt', on: 've čtvrtek', until: 'do čtvrtka' },
  Fri: { name: 'pátek', short: 'pá', on: 'v pátek', until: 'do pátku' },
  Sat: { name: 'sobota', short: 'so', on: 'v sobotu', until: 'do soboty' },
  Sun: { name: 'neděle', short: 'ne', on: 'v neděli', until: 'do neděle' },
}

function weekdayOf(date: Date) {
  const names = WEEKDAYS[weekday.format(date)]
  if (!names) throw new RangeError(`No weekday for ${date.toString()}`)
  return names
}

export function formatDate(date: Date): string {
  return withCzechSigns(numeric.format(date))
}

export function formatLongDate(date: Date): string {
  return withCzechSigns(long.format(date))
}

export function formatTime(date: Date): string {
  return withCzechSigns(time.format(date))
}

export function formatWeekdayDate(date: Date): string {
  return withCzechSigns(`${weekdayOf(date).name} ${dayAndLongMonth.format(date)}`)
}

export function formatShortWeekdayDate(date: Date): string {
  return withCzechSigns(`${weekdayOf(date).short} ${dayAndMonth.format(date)}`)
}

/** "ve středu 18. 11.", as delivery days are promised. */
export function formatOnWeekdayDate(date: Date): string {
  return withCzechSigns(`${weekdayOf(date).on} ${dayAndMonth.format(date)}`)
}

export function formatUntilWeekdayDate(date: Date): string {
  return withCzechSigns(`${weekdayOf(date).until} ${dayAndLongMonth.format(date)}`)
}

/** "13. 11.", where the year is clear. */
export function formatDayAndMonth(date: Date): string {
  return withCzechSigns(dayAndMonth.format(date))
}
