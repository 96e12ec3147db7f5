import { describe, expect, test } from 'vitest'
import type { PlaceHours } from './hours-on-day.ts'
import type { WeekHours } from './opening-hours.ts'
import { openingState } from './opening-state.ts'
import { fromPragueTime } from './prague-time.ts'

const day = [
  { from: '08:30', to: '12:00' },
  { from: '13:00', to: '17:00' },
]
const week: WeekHours = [day, day, day, day, day, [], []]
const place: PlaceHours = { week, onHolidays: 'closed' }

const stateAt = (date: string, time: string) => openingState(place, fromPragueTime(date, time))

describe('a place with a lunch break', () => {
  test.each([
    ['2026-11-16', '08:30', '12:00'],
    ['2026-11-16', '11:59', '12:00'],
    ['2026-11-16', '13:00', '17:00'],
  ])('on %s at %s is open until %s', (date, time, closesAt) => {
    expect(stateAt(date, time)).toEqual({ open: true, closesAt })
  })

  test.each([
    ['before opening', '2026-11-16', '08:29', '2026-11-16', '08:30', 'today'],
    ['at lunch', '2026-11-16', '12:00', '2026-11-16', '13:00', 'today'],
    ['in the evening', '2026-11-18', '17:00', '2026-11-19', '08:30', 'tomorrow'],
    ['the evening before a holiday', '2026-11-16', '17:00', '2026-11-18', '08:30', 'day_after_tomorrow'],
    ['on Friday evening', '2026-11-20', '18:00', '2026-11-23', '08:30', 'later'],
    ['over Christmas', '2026-12-23', '20:00', '2026-12-28', '08:30', 'later'],
  ])('%s is closed and says when it opens', (_name, date, time, nextDate, nextTime, relation) => {
    expect(stateAt(date, time)).toMatchObject({ open: false, next: { date: nextDate, time: nextTime, relation } })
  })
})

test('on a holiday the reason is named', () => {
  expect(stateAt('2026-11-17', '10:00')).toMatchObject({ open: false, holiday: 'freedom_day' })
  expect(stateAt('2026-11-15', '10:00')).toMatchObject({ open: false, holiday: null })
})

test('a holiday that leaves the hours alone is not the reason', () => {
  const largeShop: PlaceHours = { week, onHolidays: 'large_shop' }
  expect(openingState(largeShop, fromPragueTime('2026-11-17', '20:00'))).toMatchObject({ open: false, holiday: null })
})

test('a place that never opens has no next time', () => {
  const shut: PlaceHours = { week: [[], [], [], [], [], [], []], onHolidays: 'open' }
  expect(openingState(shut, fromPragueTime('2026-11-17', '10:00'))).toEqual({ open: false, holiday: null, next: null })
})

test('a place open day and night is open at every hour of the day the clock moves', () => {
  const always = [{ from: '00:00', to: '24:00' }]
  const box: PlaceHours = { week: [always, always, always, always, always, always, always], onHolidays: 'open' }
  for (let hour = -2; hour < 28; hour += 1) {
    expect(openingState(box, new Date(Date.UTC(2026, 9, 25, hour))).open).toBe(true)
    expect(openingState(box, new Date(Date.UTC(2026, 2, 29, hour))).open).toBe(true)
  }
})
