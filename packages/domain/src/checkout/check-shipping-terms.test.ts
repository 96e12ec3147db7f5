import { expect, test } from 'vitest'
import { checkShippingTerms } from './check-shipping-terms.ts'

const TERMS = { minDays: 1, maxDays: 2, price: 79_00, freeFrom: 1290_00, cutOff: null }

test.each([
  [{}, null],
  [{ minDays: 3 }, 'days_reversed'],
  [{ minDays: 2 }, null],
  [{ freeFrom: null }, 'promised'],
  [{ freeFrom: null, price: 0 }, null],
  [{ freeFrom: 1290_01 }, 'promised'],
  [{ cutOff: '11:59' }, 'promised'],
  [{ cutOff: '12:00' }, null],
  [{ cutOff: '15:30' }, null],
  [{ freeFrom: 0 }, null],
  [{ freeFrom: 12_90 }, 'free_below_price'],
  [{ freeFrom: 79_00 }, null],
])('terms with %j', (part, fault) => {
  expect(checkShippingTerms({ ...TERMS, ...part })).toBe(fault)
})
