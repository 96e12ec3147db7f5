import { expect, test } from 'vitest'
import {
  complaintUntil,
  decideAfterArrival,
  decideBy,
  escalationOn,
  guaranteeUntil,
  withdrawalUntil,
} from './case-deadlines.ts'

test.each([
  // The fourteenth day is a public holiday (17 November), so it moves (§ 607).
  ['2026-11-03', '2026-11-18'],
  ['2026-11-04', '2026-11-18'],
  // A Saturday moves to Monday.
  ['2026-11-07', '2026-11-23'],
])('goods received on %s can be given back until %s', (deliveredOn, until) => {
  expect(withdrawalUntil(deliveredOn)).toBe(until)
})

test('the guarantee holds sixty days, a complaint two years', () => {
  expect(guaranteeUntil('2026-11-03')).toBe('2027-01-02')
  expect(complaintUntil('2026-11-03')).toBe('2028-11-03')
  expect(complaintUntil('2028-02-29')).toBe('2030-02-28')
})

test('money goes back in fourteen days, a complaint is decided in thirty', () => {
  expect(decideBy('withdrawal', '2026-11-12')).toBe('2026-11-26')
  expect(decideBy('guarantee', '2026-11-12')).toBe('2026-11-26')
  expect(decideBy('complaint', '2026-11-09')).toBe('2026-12-09')
})

test('goods that come late move the day of money, never that of a complaint', () => {
  expect(decideAfterArrival('withdrawal', '2026-11-26', '2026-11-20')).toBe('2026-11-26')
  expect(decideAfterArrival('withdrawal', '2026-11-26', '2026-11-29')).toBe('2026-12-02')
  expect(decideAfterArrival('complaint', '2026-12-09', '2026-12-08')).toBe('2026-12-09')
  expect(escalationOn('withdrawal', '2026-12-02', '2026-11-29')).toBe('lead')
})

test.each([
  ['2026-11-28', null],
  ['2026-11-29', 'lead'],
  ['2026-12-05', 'lead'],
  ['2026-12-06', 'urgent'],
  ['2026-12-09', 'overdue'],
])('a complaint of 9 November calls on %s: %s', (today, step) => {
  expect(escalationOn('complaint', '2026-12-09', today)).toBe(step)
})
