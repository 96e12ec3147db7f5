import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test.each([
  [0, 1, [2, 1, 3]],
  [2, -1, [1, 3, 2]],
  [1, 1, [1, 3, 2]],
] as const)('of 1, 2, 3 the one at %i moved by %i', (place, by, expected) => {
  expect(moved([1, 2, 3], place, by)).toEqual(expected)
})
