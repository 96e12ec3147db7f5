import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gramsForEnergy } from '../dog/ration/grams.ts'
import { halerePer1000Kcal } from './price-per-energy.ts'

test('1 649 Kč for 12 kg of 360 kcal/100 g is 38,17 Kč for 1000 kcal', () => {
  expect(halerePer1000Kcal({ priceHalere: 164_900, grams: 12_000, kcalPer100g: 360 })).toBeCloseTo(3817.1, 1)
})

test('orders foods as the price of a day does, for every dog', () => {
  const pack = fc.record({
    priceHalere: fc.integer({ min: 1_000, max: 300_000 }),
    grams: fc.integer({ min: 60, max: 12_000 }),
    kcalPer100g: fc.integer({ min: 50, max: 600 }),
  })
  fc.assert(
    fc.property(pack, pack, fc.integer({ min: 40, max: 5_000 }), (one, two, kcalPerDay) => {
      const [dayOfOne, dayOfTwo] = [one, two].map(
        (food) => (food.priceHalere * gramsForEnergy(kcalPerDay, food.kcalPer100g)) / food.grams,
      ) as [number, number]
      const byDay = dayOfOne - dayOfTwo
      const byEnergy = halerePer1000Kcal(one) - halerePer1000Kcal(two)
      if (Math.abs(byDay) > 1e-6) expect(Math.sign(byEnergy)).toBe(Math.sign(byDay))
    }),
  )
})
