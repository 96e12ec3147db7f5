import { expect, test } from 'vitest'
import { monthOf, readPeriod } from './period.ts'

test.each([
  ['2026-11-17T12:00:00Z', 0, '2026-11-01', '2026-11-30'],
  ['2026-01-31T12:00:00Z', -1, '2025-12-01', '2025-12-31'],
  ['2028-03-31T12:00:00Z', -1, '2028-02-01', '2028-02-29'],
  // In Prague it is already December.
  ['2026-11-30T23:30:00Z', 0, '2026-12-01', '2026-12-31'],
])('at %s the month %i away is from %s to %s', (now, distance, from, to) => {
  expect(monthOf(distance, new Date(now))).toEqual({ from, to })
})

test.each([
  ['od=2026-10-05&do=2026-10-31', { from: '2026-10-05', to: '2026-10-31' }],
  ['od=2026-10-31&do=2026-10-05', { from: '2026-11-01', to: '2026-11-30' }],
  ['od=včera&do=dnes', { from: '2026-11-01', to: '2026-11-30' }],
  ['', { from: '2026-11-01', to: '2026-11-30' }],
])('reads %s', (search, period) => {
  expect(readPeriod(new URLSearchParams(search), new Date('2026-11-17T12:00:00Z'))).toEqual(period)
})
