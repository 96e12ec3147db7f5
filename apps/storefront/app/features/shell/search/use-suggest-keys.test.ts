import { describe, expect, test } from 'vitest'
import { nextIndex } from './use-suggest-keys.ts'

describe('nextIndex', () => {
  test.each([
    [-1, 1, 0],
    [-1, -1, 2],
    [0, 1, 1],
    [2, 1, 0],
    [0, -1, 2],
  ] as const)('leads from %d by %d to %d of three', (at, step, expected) => {
    expect(nextIndex(at, step, 3)).toBe(expected)
  })
})
