import { expect, test } from 'vitest'
import { canBuy, stockLevel } from './stock-level.ts'

const today = '2026-11-16'

test.each([
  [{ pieces: 100 }, { level: 'many' }, true],
  [{ pieces: 99 }, { level: 'in_stock' }, true],
  [{ pieces: 6 }, { level: 'in_stock' }, true],
  [{ pieces: 5 }, { level: 'few', pieces: 5 }, true],
  [{ pieces: 1 }, { level: 'few', pieces: 1 }, true],
  [{ pieces: 0 }, { level: 'sold_out' }, false],
  [{ pieces: -2 }, { level: 'sold_out' }, false],
  [{ pieces: 0, expectedOn: '2026-11-20' }, { level: 'expected', on: '2026-11-20' }, false],
  [{ pieces: 0, expectedOn: today }, { level: 'expected', on: today }, false],
  [{ pieces: 0, expectedOn: '2026-11-15' }, { level: 'sold_out' }, false],
  [{ pieces: 0, supplierDays: { min: 2, max: 4 } }, { level: 'at_supplier', minDays: 2, maxDays: 4 }, true],
  [{ pieces: 3, expectedOn: '2026-11-20' }, { level: 'few', pieces: 3 }, true],
])('%o', (stock, level, buyable) => {
  expect(stockLevel(stock, today)).toEqual(level)
  expect(canBuy(stockLevel(stock, today))).toBe(buyable)
})
