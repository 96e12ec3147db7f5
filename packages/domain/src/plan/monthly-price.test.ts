import { expect, test } from 'vitest'
import { monthlyPrice } from './monthly-price.ts'

test.each([
  // The example of the answers to customers.
  ['a bag every five weeks', [{ amount: 148_400, regularWeeks: 5 }], 129_100],
  ['what comes once costs nothing a month', [{ amount: 148_400, regularWeeks: null }], 0],
  [
    'two things in two rhythms',
    [
      { amount: 10_000, regularWeeks: 2 },
      { amount: 40_000, regularWeeks: 8 },
    ],
    43_500,
  ],
])('%s', (_name, lines, expected) => {
  expect(monthlyPrice(lines)).toBe(expected)
})
