import { expect, test } from 'vitest'
import { findBest } from './find-best.ts'

test.each([
  [[43, 47, 40], 'least', 2],
  [[27, 26, 25], 'most', 0],
  [[27, 27, 25], 'most', null],
  [[27, null, null], 'most', null],
  [[null, 12, 9], 'least', 2],
  [[], 'least', null],
] as const)('%j, %s wins: %s', (values, wins, index) => {
  expect(findBest(values, wins)).toBe(index)
})
