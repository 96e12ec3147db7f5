import { expect, test } from 'vitest'
import { listPublicHolidays, publicHolidayOn } from './public-holidays.ts'

test('a year has thirteen holidays in calendar order', () => {
  expect(listPublicHolidays(2026)).toEqual([
    { date: '2026-01-01', holiday: 'new_year' },
    { date: '2026-04-03', holiday: 'good_friday' },
    { date: '2026-04-06', holiday: 'easter_monday' },
    { date: '2026-05-01', holiday: 'labour_day' },
    { date: '2026-05-08', holiday: 'victory_day' },
    { date: '2026-07-05', holiday: 'cyril_and_methodius' },
    { date: '2026-07-06', holiday: 'jan_hus' },
    { date: '2026-09-28', holiday: 'statehood_day' },
    { date: '2026-10-28', holiday: 'independence_day' },
    { date: '2026-11-17', holiday: 'freedom_day' },
    { date: '2026-12-24', holiday: 'christmas_eve' },
    { date: '2026-12-25', holiday: 'christmas_day' },
    { date: '2026-12-26', holiday: 'st_stephen' },
  ])
})

test.each([
  ['2027-03-26', 'good_friday'],
  ['2027-03-29', 'easter_monday'],
  ['2024-11-17', 'freedom_day'],
  ['2027-03-28', null],
  ['2026-12-31', null],
  ['2026-11-16', null],
])('%s is %s', (date, holiday) => {
  expect(publicHolidayOn(date)).toBe(holiday)
})

test('the list of a year and the question about a day agree', () => {
  for (let year = 2020; year <= 2050; year += 1) {
    for (const { date, holiday } of listPublicHolidays(year)) expect(publicHolidayOn(date)).toBe(holiday)
  }
})
