import { expect, test } from 'vitest'
import { isBack, isGivenUp, nextTryAfter } from './webhook-schedule.ts'

const now = new Date('2026-11-18T10:00:00Z')

test.each([
  [0, 5],
  [1, 5],
  [2, 30],
  [3, 120],
  [4, 600],
  [5, 3600],
  [6, 10_800],
  [200, 10_800],
])('after %i tries the next one is %i seconds away', (tries, seconds) => {
  expect(nextTryAfter(tries, now).getTime() - now.getTime()).toBe(seconds * 1000)
})

test.each([
  ['2026-11-18T09:59:00Z', false],
  ['2026-11-15T10:00:01Z', false],
  ['2026-11-15T10:00:00Z', true],
])('an endpoint that fails since %s is given up: %s', (since, expected) => {
  expect(isGivenUp(new Date(since), now)).toBe(expected)
})

test('an endpoint is back after five failures in a row, not after one odd event', () => {
  expect([0, 1, 4, 5, 60].map(isBack)).toEqual([false, false, false, true, true])
})
