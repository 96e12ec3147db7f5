import { expect, test } from 'vitest'
import { easterSunday } from './easter.ts'
import { addDays, weekdayOf } from './local-date.ts'

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2029, '2029-04-01'],
  [2030, '2030-04-21'],
  [2031, '2031-04-13'],
  [2008, '2008-03-23'],
  [2035, '2035-03-25'],
  [2038, '2038-04-25'],
])('in %i Easter Sunday is %s', (year, date) => {
  expect(easterSunday(year)).toBe(date)
})

// The church's own table for 1900–2199: day of the Easter full moon by golden number, counted from 21 March.
const FULL_MOON_AFTER_21_MARCH = [24, 13, 2, 21, 10, 28, 18, 7, 26, 15, 4, 23, 12, 1, 20, 9, 27, 17, 6]

test('every year 1900–2199 agrees with the table of full moons', () => {
  for (let year = 1900; year < 2200; year += 1) {
    const fullMoon = addDays(`${year}-03-21`, FULL_MOON_AFTER_21_MARCH[year % 19] ?? Number.NaN)
    const followingSunday = addDays(fullMoon, 7 - (weekdayOf(fullMoon) % 7))
    expect(easterSunday(year)).toBe(followingSunday)
  }
})
