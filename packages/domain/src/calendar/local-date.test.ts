import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, monthsBetween, parseLocalDate, toLocalDate, weekdayOf, yearOf } from './local-date.ts'

const anyDate = fc
  .record({ year: fc.integer({ min: 1970, max: 2100 }), day: fc.integer({ min: 0, max: 364 }) })
  .map(({ year, day }) => addDays(toLocalDate(year, 1, 1), day))

describe('reading a date', () => {
  test.each(['2026-11-16', '2024-02-29', '2000-01-01'])('accepts %s', (text) => {
    expect(parseLocalDate(text)).toBe(text)
  })

  test.each(['2026-02-29', '2026-13-01', '2026-00-10', '16. 11. 2026', '2026-1-5', '', '2026-11-16T00:00:00Z'])(
    'refuses %s',
    (text) => {
      expect(parseLocalDate(text)).toBeNull()
    },
  )
})

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', -1, '2026-10-24'],
])('%s and %i day is %s', (from, days, to) => {
  expect(addDays(from, days)).toBe(to)
})

test.each([
  ['2026-11-16', 1],
  ['2026-11-17', 2],
  ['2024-02-29', 4],
  ['2026-11-22', 7],
  ['1969-12-31', 3],
])('%s is weekday %i', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday)
})

test.each([
  ['2026-01-15', '2026-02-14', 0],
  ['2026-01-15', '2026-02-15', 1],
  ['2025-11-30', '2026-11-29', 11],
  ['2019-11-16', '2026-11-16', 84],
])('from %s to %s is %i completed months', (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months)
})

test('adding days and measuring them are one and the same', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days)
    }),
  )
})

test('the weekday repeats after seven days', () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date))
      expect(yearOf(date)).toBe(Number(date.slice(0, 4)))
    }),
  )
})

test('a date that is none stops the caller', () => {
  expect(() => addDays('tomorrow', 1)).toThrow(RangeError)
})
