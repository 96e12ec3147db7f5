import { expect, test } from 'vitest'
import { nameDay } from './day-relation.ts'

test.each([
  ['2026-11-15', 7, -1, 'past'],
  ['2026-11-16', 1, 0, 'today'],
  ['2026-11-17', 2, 1, 'tomorrow'],
  ['2026-11-18', 3, 2, 'day_after_tomorrow'],
  ['2026-11-19', 4, 3, 'later'],
] as const)('seen on 16 November, %s is weekday %i, %i days away: %s', (date, weekday, daysAway, relation) => {
  expect(nameDay(date, '2026-11-16')).toEqual({ date, weekday, daysAway, relation })
})
