import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeWeighing } from './judge-weighing.ts'

const YESTERDAY = { on: '2026-11-11', grams: 2340 }
const TODAY = '2026-11-12'

test.each([
  ['a usual day', 2452, { isLikely: true, suggestion: null }],
  ['a little lost', 2300, { isLikely: true, suggestion: null }],
  ['a digit too many', 24_520, { isLikely: false, suggestion: 2452 }],
  ['a digit too few', 245, { isLikely: false, suggestion: 2450 }],
  ['two digits swapped', 4252, { isLikely: false, suggestion: 2452 }],
  ['of another puppy', 800, { isLikely: false, suggestion: null }],
])('%s', (_, grams, expected) => {
  expect(judgeWeighing(YESTERDAY, { on: TODAY, grams })).toEqual(expected)
})

test('the first weight fits whatever it is', () => {
  expect(judgeWeighing(null, { on: TODAY, grams: 90 }).isLikely).toBe(true)
})

test('after a fortnight without scales anything may be true', () => {
  expect(judgeWeighing(YESTERDAY, { on: '2026-11-30', grams: 6000 }).isLikely).toBe(true)
})

test('what is suggested would not be asked about again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 40, max: 9000 }), fc.integer({ min: 40, max: 99_000 }), (before, grams) => {
      const yesterday = { on: '2026-11-11', grams: before }
      const { suggestion } = judgeWeighing(yesterday, { on: TODAY, grams })
      if (suggestion !== null) {
        expect(judgeWeighing(yesterday, { on: TODAY, grams: suggestion }).isLikely).toBe(true)
      }
    }),
  )
})
