import { expect, test } from 'vitest'
import { createRateWindow } from './rate-window.ts'

test('a subject may do so much in a window, a wider one its share, and again in the next', () => {
  const window = createRateWindow({ max: 3, windowMs: 1000 })
  const takes = (subject: string, times: number, share: number, now: number) =>
    Array.from({ length: times }, () => window.take(subject, share, now)).filter(Boolean).length
  expect(takes('a', 5, 1, 0)).toBe(3)
  expect(takes('b', 5, 1, 10)).toBe(3)
  expect(takes('c', 9, 2, 10)).toBe(6)
  expect(takes('a', 5, 1, 999)).toBe(0)
  expect(takes('a', 5, 1, 1000)).toBe(3)
})

test('it remembers a bounded number of subjects', () => {
  const window = createRateWindow({ max: 1, windowMs: 1_000_000, subjects: 10 })
  for (let at = 0; at < 1000; at += 1) window.take(`s${at}`, 1, 0)
  // The first was forgotten, the last was not.
  expect(window.take('s0', 1, 1)).toBe(true)
  expect(window.take('s999', 1, 1)).toBe(false)
})
