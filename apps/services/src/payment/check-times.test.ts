import { expect, test } from 'vitest'
import { nextCheckAt, nextRefundCheckAt, retryCheckAt } from '#app/payment/check-times'

const BEGAN = new Date('2026-11-16T10:00:00Z')
const after = (minutes: number) => new Date(BEGAN.getTime() + minutes * 60_000)
const DAY = 24 * 60

test.each([
  [0, 5],
  [4, 5],
  [4.5, 15],
  [5, 15],
  [20, 60],
  [60, 3 * 60],
  [80, 3 * 60],
  [3 * 60, 8 * 60],
  [8 * 60, DAY],
  [DAY, 2 * DAY],
  [9.5 * DAY, 10 * DAY],
])('%d minutes after the beginning the gateway is asked next at %d', (now, next) => {
  expect(nextCheckAt(BEGAN, after(now))).toEqual(after(next))
})

test('however often somebody reloads the page, the next question stays', () => {
  const asked = Array.from({ length: 40 }, (_, second) => nextCheckAt(BEGAN, after(second / 60)))
  expect(new Set(asked.map(Number)).size).toBe(1)
})

test('after ten days nobody asks about a payment, but money on its way back is still watched', () => {
  expect(nextCheckAt(BEGAN, after(10 * DAY))).toBeNull()
  expect(nextRefundCheckAt(BEGAN, after(12 * DAY))).toEqual(after(13 * DAY))
})

test('a silent gateway is asked less and less often', () => {
  expect([0, 1, 2, 9].map((checks) => retryCheckAt(checks, BEGAN))).toEqual([5, 15, 60, 60].map(after))
})
