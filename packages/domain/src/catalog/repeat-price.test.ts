import { expect, test } from 'vitest'
import { repeatPrice } from './repeat-price.ts'

test.each([
  { price: 164_900, regular: 164_900, percent: 10, expected: 148_400 },
  { price: 154_900, regular: 154_900, percent: 10, expected: 139_400 },
  { price: 84_900, regular: 99_900, percent: 10, expected: null },
  { price: 94_900, regular: 99_900, percent: 10, expected: 89_900 },
  { price: 59_00, regular: 59_00, percent: 0, expected: null },
])('$price haléře (before a sale $regular) minus $percent % comes regularly for $expected', (row) => {
  expect(repeatPrice({ priceHalere: row.price, regularHalere: row.regular }, row.percent)).toBe(row.expected)
})
