import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountPercent } from './discount-percent.ts'

test.each([
  [100_000, 90_000, 10],
  [94_900, 84_900, 10],
  [99_900, 84_900, 15],
  [100_000, 85_001, 14],
  [100_000, 99_500, 0],
  [100_000, 100_000, 0],
  [100_000, 120_000, 0],
  [100_000, 0, 100],
])('from %i to %i haléře is %i %%', (reference, price, percent) => {
  expect(discountPercent(reference, price)).toBe(percent)
})

test('what is promised is really saved', () => {
  const halere = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(halere, halere, (reference, price) => {
      expect(discountPercent(reference, price) * reference).toBeLessThanOrEqual(Math.max(0, reference - price) * 100)
    }),
  )
})
