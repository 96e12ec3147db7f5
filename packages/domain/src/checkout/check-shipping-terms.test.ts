import { expect, test } from 'vitest'
import { checkShippingTerms } from './check-shipping-terms.ts'

const TERMS = { minDays: 1, maxDays: 2, price: 79_00, freeFrom: 1290_00 }

test.each([
  [{}, null],
  [{ minDays: 3 }, 'days_reversed'],
  [{ minDays: 2 }, null],
  [{ freeFrom: null }, null],
  [{ freeFrom: 0 }, null],
  [{ freeFrom: 12_90 }, 'free_below_price'],
  [{ freeFrom: 79_00 }, null],
])('terms with %j', (part, fault) => {
  expect(checkShippingTerms({ ...TERMS, ...part })).toBe(fault)
})
