import { expect, test } from 'vitest'
import { packsForWeeks } from './packs-for-weeks.ts'

test.each([
  [41, 4, 1],
  [28, 4, 1],
  [27, 4, 2],
  [3, 4, 10],
  [0, 4, 1],
])('a pack of %i days for %i weeks: %i', (days, weeks, packs) => {
  expect(packsForWeeks(days, weeks)).toBe(packs)
})
