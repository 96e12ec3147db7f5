import { describe, expect, test } from 'vitest'
import { addBusinessDays, businessDayFrom, countBusinessDays, isBusinessDay } from './business-days.ts'
import { addDays } from './local-date.ts'

// Holidays that fall on Monday to Friday and the number of business days, worked out with another program (python-dateutil).
const CALENDARS = [
  [2025, 251, '01-01 04-18 04-21 05-01 05-08 10-28 11-17 12-24 12-25 12-26'],
  [2026, 250, '01-01 04-03 04-06 05-01 05-08 07-06 09-28 10-28 11-17 12-24 12-25'],
  [2027, 252, '01-01 03-26 03-29 07-05 07-06 09-28 10-28 11-17 12-24'],
  [2028, 250, '04-14 04-17 05-01 05-08 07-05 07-06 09-28 11-17 12-25 12-26'],
  [2029, 250, '01-01 03-30 04-02 05-01 05-08 07-05 07-06 09-28 12-24 12-25 12-26'],
  [2030, 251, '01-01 04-19 04-22 05-01 05-08 07-05 10-28 12-24 12-25 12-26'],
] as const

describe.each(CALENDARS)('the year %i', (year, businessDays, weekdayHolidays) => {
  const off = new Set(weekdayHolidays.split(' ').map((day) => `${year}-${day}`))

  test(`has ${businessDays} business days`, () => {
    expect(countBusinessDays(`${year}-01-01`, `${year}-12-31`)).toBe(businessDays)
  })

  test('agrees with the list on every day', () => {
    for (let date = `${year}-01-01`; date <= `${year}-12-31`; date = addDays(date, 1)) {
      const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
      expect([date, isBusinessDay(date)]).toEqual([date, weekday !== 0 && weekday !== 6 && !off.has(date)])
    }
  })
})

test.each([
  ['2024-01-01', '2024-12-31', 252],
  ['2026-11-16', '2026-11-20', 4],
  ['2026-11-14', '2026-11-15', 0],
])('from %s to %s there are %i', (first, last, count) => {
  expect(countBusinessDays(first, last)).toBe(count)
})

test.each([
  ['Friday to Monday', '2026-11-13', 1, '2026-11-16'],
  ['over 17 November', '2026-11-16', 1, '2026-11-18'],
  ['over Christmas', '2026-12-23', 1, '2026-12-28'],
  ['over Christmas, two days', '2026-12-23', 2, '2026-12-29'],
  ['over Easter', '2027-03-25', 1, '2027-03-30'],
  ['over 6 July', '2026-07-03', 1, '2026-07-07'],
  ['over the new year', '2026-12-31', 1, '2027-01-04'],
  ['from a Sunday', '2026-11-15', 1, '2026-11-16'],
  ['no day at all', '2026-11-16', 0, '2026-11-16'],
  ['no day from a holiday', '2026-11-17', 0, '2026-11-18'],
])('%s', (_name, from, count, to) => {
  expect(addBusinessDays(from, count)).toBe(to)
})

test('the days off of a company are skipped as holidays are', () => {
  expect(businessDayFrom('2026-12-31', ['2026-12-31'])).toBe('2027-01-04')
  expect(isBusinessDay('2026-12-31')).toBe(true)
  expect(addBusinessDays('2026-12-30', 1, ['2026-12-31'])).toBe('2027-01-04')
})
