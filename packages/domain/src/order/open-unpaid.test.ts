import { expect, test } from 'vitest'
import { checkOpenUnpaid } from './open-unpaid.ts'

const LIMITS = { orders: 5, value: 3_000_000 }

test.each([
  ['the first order, however large', { orders: 0, value: 0 }, 9_000_000, true],
  ['one beside another', { orders: 1, value: 100_000 }, 100_000, true],
  ['over the value of all', { orders: 1, value: 2_900_000 }, 100_001, false],
  ['one too many', { orders: 5, value: 500 }, 100, false],
])('%s', (_, open, payable, expected) => {
  expect(checkOpenUnpaid(open, payable, LIMITS).ok).toBe(expected)
})
