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

test('a moment is typed and shown on the clock of Prague, in winter and in summer', () => {
  expect(toLocalMoment('2026-12-24T17:30:00.000Z')).toBe('2026-12-24T18:30')
  expect(fromLocalMoment('2027-07-01T12:00')).toBe('2027-07-01T10:00:00.000Z')
})
