import { expect, test } from 'vitest'
import { type HolidayHabit, hoursOnDay } from './hours-on-day.ts'
import type { WeekHours } from './opening-hours.ts'

const day = [{ from: '09:00', to: '18:00' }]
const week: WeekHours = [day, day, day, day, day, [{ from: '09:00', to: '12:00' }], []]
const usual = '09:00–18:00'

function shownHours(date: string, onHolidays: HolidayHabit) {
  return hoursOnDay({ week, onHolidays }, date)
    .map(({ from, to }) => `${from}–${to}`)
    .join(', ')
}

test.each([
  ['2026-11-16', 'Monday', 'closed', usual],
  ['2026-11-14', 'Saturday', 'closed', '09:00–12:00'],
  ['2026-11-15', 'Sunday', 'closed', ''],
  ['2026-11-17', 'a holiday', 'closed', ''],
  ['2026-11-17', 'a holiday', 'open', usual],
  ['2026-11-17', 'a holiday the closing act leaves open', 'large_shop', usual],
  ['2026-09-28', 'a holiday of the closing act', 'large_shop', ''],
  ['2026-04-03', 'Good Friday', 'large_shop', usual],
  ['2026-04-06', 'Easter Monday', 'large_shop', ''],
  ['2026-12-24', 'Christmas Eve', 'large_shop', '09:00–12:00'],
  ['2026-12-24', 'Christmas Eve', 'closed', ''],
] as const)('%s, %s, place that is %s on holidays', (date, _name, habit, expected) => {
  expect(shownHours(date, habit)).toBe(expected)
})

test('hours announced for a date win over everything', () => {
  const place = { week, onHolidays: 'closed', exceptions: { '2026-11-17': day, '2026-11-18': [] } } as const
  expect(hoursOnDay(place, '2026-11-17')).toEqual(day)
  expect(hoursOnDay(place, '2026-11-18')).toEqual([])
})
