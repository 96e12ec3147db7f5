import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metabolicWeight, restingEnergy } from '../energy/metabolic-weight.ts'
import { gramsForEnergy } from '../ration/grams.ts'
import { halerePerDay, packDays, packRunway } from './pack-runway.ts'

describe('a 12 kg bag of 3567.5 kcal/kg lasts (§ 3)', () => {
  test.each([
    ['10 kg, ×1.6', 1.6 * restingEnergy(10), 67, 75],
    ['20 kg, ×1.6', 1.6 * restingEnergy(20), 40, 44],
    ['30 kg, ×1.6', 1.6 * restingEnergy(30), 29, 33],
    ['20 kg, ×1.8', 1.8 * restingEnergy(20), 35, 39],
    ['20 kg, FEDIAF 110', 110 * metabolicWeight(20), 41, null],
  ])('%s', (_name, kcal, days, daysWithTreats) => {
    expect(packDays(12_000, gramsForEnergy(kcal, 356.75))).toBe(days)
    if (daysWithTreats !== null) expect(packDays(12_000, gramsForEnergy(0.9 * kcal, 356.75))).toBe(daysWithTreats)
  })
})

test('235 g a day from a 12 kg bag for 1 549 Kč: 51 days and 30,33 Kč, as in the mockup', () => {
  expect(packRunway({ grams: 12_000, priceHalere: 154_900 }, 235)).toEqual({
    days: 51,
    daysFrom: 44,
    daysTo: 60,
    halerePerDay: 3033,
  })
})

test.each([
  [400, 400, 1],
  [400, 401, 0],
  [2400, 400, 6],
  [12_000, 0.1 + 0.2, 40_000],
])('%i g by %d g is %i full days', (grams, perDay, days) => {
  expect(packDays(grams, perDay)).toBe(days)
})

test.each([
  [154_900, 12_000, 235, 3033],
  [8_900, 400, 400, 8_900],
  [101, 200, 100, 51],
])('%i haléře for %i g, %i g a day: %i haléře a day', (priceHalere, grams, perDay, expected) => {
  expect(halerePerDay({ grams, priceHalere }, perDay)).toBe(expected)
})

const packGrams = fc.integer({ min: 60, max: 20_000 })
const perDay = fc.integer({ min: 1, max: 2_000 })

test('days × grams is the pack, to less than one ration', () => {
  fc.assert(
    fc.property(packGrams, perDay, (grams, ration) => {
      const rest = grams - packDays(grams, ration) * ration
      expect(rest).toBeGreaterThanOrEqual(0)
      expect(rest).toBeLessThan(ration)
    }),
  )
})

test('the span of days holds the estimate, and a bigger ration never lasts longer', () => {
  fc.assert(
    fc.property(packGrams, perDay, fc.integer({ min: 0, max: 500 }), (grams, ration, more) => {
      const { days, daysFrom, daysTo } = packRunway({ grams, priceHalere: 10_000 }, ration)
      expect(daysFrom <= days && days <= daysTo).toBe(true)
      expect(packDays(grams, ration + more)).toBeLessThanOrEqual(days)
    }),
  )
})
