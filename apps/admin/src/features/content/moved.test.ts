import { expect, test } from 'vitest'
import { fromLocalMoment, toLocalMoment } from './local-moment.ts'
import { moved } from './moved.ts'

test.each([
  [0, 1, [2, 1, 3]],
  [2, -1, [1, 3, 2]],
  [1, 1, [1, 3, 2]],
] as const)('of 1, 2, 3 the one at %i moved by %i', (place, by, expected) => {
  expect(moved([1, 2, 3], place, by)).toEqual(expected)
})

test('a moment comes back from its field to the minute', () => {
  expect(fromLocalMoment(toLocalMoment('2026-12-24T17:30:00.000Z'))).toBe('2026-12-24T17:30:00.000Z')
  expect(fromLocalMoment(toLocalMoment(null))).toBeNull()
})
