import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatDate,
  formatDateAtTime,
  formatDays,
  formatLongDate,
  formatMoment,
  formatOnWeekdayDate,
  formatShortWeekdayDate,
  formatTime,
  formatUntilWeekdayDate,
  formatWeekdayDate,
} from './format-date.ts'

/** Shows a no-break space in the table below. */
const hard = (text: string) => text.replaceAll('⍽', '\u00a0')

describe('days', () => {
  test.each([
    [formatDate, '2026-11-16', '16.⍽11.⍽2026'],
    [formatDate, '2027-01-01', '1.⍽1.⍽2027'],
    [formatLongDate, '2026-11-16', '16.⍽listopadu⍽2026'],
    [formatWeekdayDate, '2026-11-16', 'pondělí⍽16.⍽listopadu'],
    [formatShortWeekdayDate, '2026-11-16', 'po⍽16.⍽11.'],
    [formatOnWeekdayDate, '2026-11-18', 've⍽středu⍽18.⍽11.'],
    [formatUntilWeekdayDate, '2026-11-18', 'do⍽středy⍽18.⍽11.'],
  ])('%o writes %s', (format, day, text) => {
    expect(format(day)).toBe(hard(text))
  })

  test('writes one day, or both ends', () => {
    expect(formatDays('2026-11-18', '2026-11-18')).toBe(hard('středa⍽18.⍽11.'))
    expect(formatDays('2026-11-20', '2026-11-23')).toBe(hard('pátek⍽20.⍽11. až pondělí⍽23.⍽11.'))
  })

  test('uses the 24-hour clock without a leading zero', () => {
    expect(formatTime('08:05')).toBe('8:05')
    expect(formatMoment({ date: '2026-11-16', time: '00:05' })).toBe(hard('16.⍽11.⍽2026⍽0:05'))
    expect(formatDateAtTime({ date: '2026-11-16', time: '12:00' })).toBe(hard('16.⍽11.⍽2026 v⍽12:00'))
  })

  test.each(['2026-11-18T09:00:00Z', '2026-02-30', '2026-11', 'dnes', ''])('%j is not a day', (text) => {
    expect(() => formatDate(text)).toThrow('Not a day')
  })
})

describe('what is written by hand', () => {
  const intl = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('cs-CZ', { timeZone: 'UTC', ...options })
  const numeric = intl({ day: 'numeric', month: 'numeric', year: 'numeric' })
  const long = intl({ day: 'numeric', month: 'long', year: 'numeric' })
  const weekday = intl({ weekday: 'long', day: 'numeric', month: 'long' })
  // Browsers and Node disagree about which space they emit.
  const withCzechSpaces = (text: string) => text.replace(/[\s\u202f]/g, '\u00a0')

  test('is what Intl writes', () => {
    const years = { min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }
    fc.assert(
      fc.property(fc.date(years), (instant) => {
        const day = instant.toISOString().slice(0, 10)
        expect(formatDate(day)).toBe(withCzechSpaces(numeric.format(instant)))
        expect(formatLongDate(day)).toBe(withCzechSpaces(long.format(instant)))
        expect(formatWeekdayDate(day)).toBe(withCzechSpaces(weekday.format(instant)))
      }),
    )
  })
})
