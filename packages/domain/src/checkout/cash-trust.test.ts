import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LocalDate } from '../calendar/local-date.ts'
import { cashBlockedUntil } from './cash-trust.ts'

const TRUST = { uncollectedLimit: 2, months: 12 }
const days = (...list: string[]) => list as LocalDate[]
const TODAY = '2026-11-15' as LocalDate

test.each([
  ['nothing was left behind', days(), null],
  ['once is an accident', days('2026-11-01'), null],
  ['twice is a habit, until the first of them is a year old', days('2026-11-01', '2026-03-10'), '2027-03-10'],
  ['the order of the days does not matter', days('2026-03-10', '2026-11-01'), '2027-03-10'],
  ['the newest two decide, however many there are', days('2025-12-01', '2026-03-10', '2026-11-01'), '2027-03-10'],
  ['what is a year old is forgotten on the day', days('2025-11-15', '2026-11-01'), null],
  ['and not a day before', days('2025-11-16', '2026-11-01'), '2026-11-16'],
])('%s', (_what, uncollected, expected) => {
  expect(cashBlockedUntil(uncollected, TRUST, TODAY)).toBe(expected)
})

test('a limit of nothing switches the rule off', () => {
  expect(cashBlockedUntil(days('2026-11-01', '2026-11-02'), { uncollectedLimit: 0, months: 12 }, TODAY)).toBeNull()
})

test('on the day it says, cash is there again', () => {
  const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2026-11-15'), noInvalidDate: true })
  const list = fc.array(
    day.map((date) => date.toISOString().slice(0, 10) as LocalDate),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(list, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 24 }), (uncollected, limit, months) => {
      const trust = { uncollectedLimit: limit, months }
      const until = cashBlockedUntil(uncollected, trust, TODAY)
      if (until !== null) expect(cashBlockedUntil(uncollected, trust, until)).toBeNull()
      if (uncollected.length < limit) expect(until).toBeNull()
    }),
  )
})
