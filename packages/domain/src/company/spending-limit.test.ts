import { expect, test } from 'vitest'
import { COMPANY_ROLES } from './company-rights.ts'
import { overLimit } from './spending-limit.ts'

const LIMITS = { role: 'buyer', orderLimit: 1500, monthLimit: 6000 } as const

test.each([
  ['exactly the limit of one order', { net: 1500, spent: 0 }, null],
  ['a hellér over it', { net: 1501, spent: 0 }, { over: 'order', limit: 1500 }],
  ['exactly what is left of the month', { net: 1000, spent: 5000 }, null],
  ['a hellér more', { net: 1001, spent: 5000 }, { over: 'month', limit: 6000 }],
  ['both: the order is named', { net: 1600, spent: 6000 }, { over: 'order', limit: 1500 }],
])('%s', (_, amounts, expected) => {
  expect(overLimit(LIMITS, amounts)).toEqual(expected)
})

test('a limit that is not set holds nobody, and one of nothing holds everything', () => {
  const huge = { net: 10_000_000, spent: 0 }
  expect(overLimit({ ...LIMITS, orderLimit: null, monthLimit: null }, huge)).toBeNull()
  expect(overLimit({ ...LIMITS, orderLimit: 0 }, { net: 1, spent: 0 })).toEqual({ over: 'order', limit: 0 })
})

test('only a buyer asks', () => {
  for (const role of COMPANY_ROLES.filter((one) => one !== 'buyer' && one !== 'accountant')) {
    expect(overLimit({ ...LIMITS, role }, { net: 9999, spent: 9999 })).toBeNull()
  }
})
