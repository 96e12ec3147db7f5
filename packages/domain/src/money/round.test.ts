import { expect, test } from 'vitest'
import { divideDown, divideRounded, percentOf, roundToStep } from './round.ts'

test.each([
  [5, 2, 3],
  [-5, 2, -3],
  [4, 3, 1],
  [-1, 3, 0],
  [149, 100, 1],
  [150, 100, 2],
])('%i / %i rounds half away from zero to %i', (numerator, denominator, expected) => {
  expect(divideRounded(numerator, denominator)).toBe(expected)
})

test('rounding down never gives more than there is', () => {
  expect(divideDown(49_470, 100)).toBe(494)
})

test.each([
  [164_900, 10, 100, 16_500],
  [77_800, 10, 100, 7_800],
  [292_900, 10, 1, 29_290],
  [15_450, 10, 100, 1_500],
  [15_500, 10, 100, 1_600],
  [100_000, 11.25, 1, 11_250],
])('a share of %i by %d %% with step %i is %i', (amount, percent, step, expected) => {
  expect(percentOf(amount, percent, step)).toBe(expected)
})

test('a share is rounded once, not first to haléře and then to crowns', () => {
  // 10 % of 4,99 Kč is 49,9 haléře: rounded twice it would become a whole crown.
  expect(percentOf(499, 10, 100)).toBe(0)
  expect(roundToStep(50, 100)).toBe(100)
})
