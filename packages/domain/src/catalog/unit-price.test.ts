import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitPrice } from './unit-price.ts'

test.each([
  ['1 290 Kč for 12 kg', 129_000, 'kg', 12, 'kg', 10_750],
  ['89 Kč for 150 g', 8_900, '100 g', 1.5, 'kg', 59_333],
  ['45 Kč for 400 g', 4_500, 'kg', 0.4, 'kg', 11_250],
  ['1 290 Kč for 2 × 6 kg', 129_000, 'kg', 12, 'kg', 10_750],
  ['1 549 Kč for 12 kg', 154_900, 'kg', 12, 'kg', 12_908],
  ['289 Kč for 250 ml', 28_900, 'l', 0.25, 'l', 115_600],
  ['199 Kč for 28 sticks', 19_900, 'ks', 28, 'ks', 711],
  ['129 Kč for a bowl', 12_900, 'ks', 1, 'ks', 12_900],
  ['a half is rounded up', 1, 'kg', 2, 'kg', 1],
] as const)('%s', (_name, priceHalere, unit, unitQuantity, shownUnit, halere) => {
  expect(unitPrice({ priceHalere, unit, unitQuantity })).toMatchObject({ unit: shownUnit, halere })
})

test('treats counted by 100 g are priced by the kilogram, with 100 g beside it', () => {
  expect(unitPrice({ priceHalere: 9_900, unit: '100 g', unitQuantity: 1.5 })).toEqual({
    unit: 'kg',
    halere: 66_000,
    halerePer100g: 6_600,
    isSameAsPrice: false,
  })
})

test('a one-kilogram pack says its price once', () => {
  expect(unitPrice({ priceHalere: 19_900, unit: 'kg', unitQuantity: 1 }).isSameAsPrice).toBe(true)
  expect(unitPrice({ priceHalere: 19_900, unit: '100 g', unitQuantity: 10 }).isSameAsPrice).toBe(true)
})

test('is a whole number within half a haléř of the exact one', () => {
  const price = fc.integer({ min: 1, max: 10_000_000 })
  const thousandths = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(price, thousandths, (priceHalere, quantity) => {
      const { halere } = unitPrice({ priceHalere, unit: 'kg', unitQuantity: quantity / 1000 })
      expect(Number.isInteger(halere)).toBe(true)
      expect(Math.abs(halere * quantity - priceHalere * 1000)).toBeLessThanOrEqual(quantity / 2)
    }),
  )
})
