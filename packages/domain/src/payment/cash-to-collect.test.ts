import { expect, test } from 'vitest'
import { cashToCollect } from './cash-to-collect.ts'

test.each([
  ['nothing came: all of it', 120_500, 0, 120_500],
  ['the card was charged before: the fee', 120_500, 116_600, 3900],
  ['everything came another way', 120_500, 120_500, 0],
  ['more than everything came', 120_500, 130_000, 0],
  ['haléře that no coin is made for', 120_500, 116_649, 3800],
])('%s', (_, payable, kept, expected) => {
  expect(cashToCollect(payable, kept, 100)).toBe(expected)
})
