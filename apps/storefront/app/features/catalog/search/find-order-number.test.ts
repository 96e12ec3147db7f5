import { expect, test } from 'vitest'
import { findOrderNumber } from './find-order-number.ts'

test.each([
  ['2026000123', '2026000123'],
  [' #2026000123 ', '2026000123'],
  ['objednávka č. 2026000123', '2026000123'],
  ['8590001000017', null],
  ['granule 12 kg', null],
  ['CN2026000123', null],
  ['', null],
])('%s: %s', (query, number) => {
  expect(findOrderNumber(query)).toBe(number)
})
