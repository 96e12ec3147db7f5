import { expect, test } from 'vitest'
import { longestGap, median } from './gaps.ts'

test.each([
  ['orders all the time', [10, 20, 30], 0, 40, 10],
  ['a gap in the middle, whatever order they were noted in', [70, 5, 10], 0, 75, 60],
  ['none at all', [], 100, 700, 600],
  ['those before and after do not count', [1, 2, 999], 100, 300, 200],
  ['it has not come back yet', [110], 100, 300, 190],
])('%s', (_, at, from, to, gap) => {
  expect(longestGap(at, from, to)).toBe(gap)
})

test('the middle of three, and of one', () => {
  expect(median([30, 7, 12])).toBe(12)
  expect(median([5])).toBe(5)
})
