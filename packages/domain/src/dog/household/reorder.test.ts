import { expect, test } from 'vitest'
import { deliveryInterval, observedInterval, reorderDate } from './reorder.ts'

const OFFERED = [2, 3, 4, 5, 6, 8]

test.each([
  ['40 days of food, two days of delivery', 40, 2, '2026-12-19'],
  ['just enough', 7, 2, '2026-11-16'],
  ['too late already', 3, 2, '2026-11-16'],
])('%s (§ 3)', (_name, daysLeft, lead, date) => {
  expect(reorderDate('2026-11-16', daysLeft, lead)).toBe(date)
})

test.each([
  [51, 6],
  [56, 8],
  [200, 8],
  [14, 2],
  [13, null],
])('a pack for %i days comes every %s weeks', (days, weeks) => {
  expect(deliveryInterval(days, OFFERED)).toBe(weeks)
})

test.each([
  [[], null],
  [['2026-09-01'], null],
  [['2026-09-01', '2026-10-13'], 42],
  [['2026-11-24', '2026-09-01', '2026-10-13'], 42],
  [['2026-01-01', '2026-02-01', '2026-03-01', '2026-12-01'], 31],
])('orders on %o come every %s days', (days, gap) => {
  expect(observedInterval(days)).toBe(gap)
})
