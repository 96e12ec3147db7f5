import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const END = Date.parse('2026-11-29T23:59:59+01:00')

test.each([
  ['2026-11-27T22:58:57+01:00', { days: 2, hours: 1, minutes: 1, seconds: 2 }],
  ['2026-11-29T23:59:58.001+01:00', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  ['2026-11-29T23:59:59+01:00', null],
  ['2027-01-01T00:00:00+01:00', null],
])('at %s there is %o left', (now, left) => {
  expect(timeLeft(END, Date.parse(now))).toEqual(left)
})

test('has no time left until a moment that nobody can read', () => {
  expect(timeLeft(Number.NaN, 0)).toBeNull()
})
