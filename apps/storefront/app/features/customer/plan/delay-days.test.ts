import { expect, test } from 'vitest'
import { delayDays, lastDelayDay } from './delay-days.ts'
import { aCycle } from './plan.fixture.ts'

test('offers the soonest day and whole weeks', () => {
  expect(delayDays(aCycle())).toEqual(['2026-12-17', '2026-12-23', '2026-12-30', '2027-01-13'])
})

test('never a day before the soonest one, and none twice', () => {
  expect(delayDays(aCycle({ delayFrom: '2026-12-28' }))).toEqual(['2026-12-28', '2026-12-30', '2027-01-13'])
})

test('what cannot be put off has no days', () => {
  expect(delayDays(aCycle({ delayFrom: null }))).toEqual([])
})

test('ends where a pause begins to make sense', () => {
  expect(lastDelayDay(aCycle())).toBe('2027-03-16')
})
