import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitPrice } from './unit-price.ts'

test.each([
  ['1 290 Kč for 12 kg', 129_000, 12, 10_750],
  ['45 Kč for 400 g', 4_500, 0.4, 11_250],
  ['89 Kč for 150 g', 8_900, 0.15, 59_333],
  ['1 549 Kč for 12 kg', 154_900, 12, 12_908],
  ['289 Kč for 250 ml', 28_900, 0.25, 115_600],
  ['199 Kč for 28 sticks', 19_900, 28, 711],
  ['129 Kč for a bowl', 12_900, 1, 12_900],
  ['a half is rounded up', 1, 2, 1],
])('%s', (_name, priceHalere, quantity, halere) => {
  expect(unitPrice(priceHalere, quantity)).toBe(halere)
})

test('is a whole number within half a haléř of the exact one', () => {
  const price = fc.integer({ min: 1, max: 10_000_000 })
  const thousandths = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(price, thousandths, (priceHalere, quantity) => {
      const halere = unitPrice(priceHalere, quantity / 1000)
      expect(Number.isInteger(halere)).toBe(true)
      expect(Math.abs(halere * quantity - priceHalere * 1000)).toBeLessThanOrEqual(quantity / 2)
    }),
  )
})
