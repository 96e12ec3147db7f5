import { expect, test } from 'vitest'
import { changedTerms, namesOf, toTerm } from './delivery-terms.ts'

const TERMS = {
  ...{ price: 79_00, freeFrom: 1290_00, maxWeightGrams: 15_000, allowMultiParcel: false, takesCod: true },
  ...{ codMaximum: null, minDays: 1, maxDays: 2, cutOff: '12:00', isActive: true },
}
const TYPED = Object.fromEntries(namesOf(TERMS).map((name) => [name, toTerm(name, TERMS[name as keyof typeof TERMS])]))

test('what is shown and sent back unchanged is no change', () => {
  expect(TYPED).toMatchObject({ price: '79', maxWeightGrams: '15', codMaximum: '', cutOff: '12:00', takesCod: 'true' })
  expect(changedTerms(TERMS, TYPED)).toEqual({})
})

test.each([
  [{ price: '89,50' }, { price: 89_50 }],
  [{ freeFrom: '' }, { freeFrom: null }],
  [{ maxWeightGrams: '12,5' }, { maxWeightGrams: 12_500 }],
  [{ isActive: 'false' }, { isActive: false }],
  [{ cutOff: '' }, { cutOff: null }],
  [{ price: '' }, null],
  [{ price: 'zdarma' }, null],
  [{ minDays: '-1' }, null],
])('%j is kept as %j', (typed, terms) => {
  expect(changedTerms(TERMS, { ...TYPED, ...typed })).toEqual(terms)
})
