import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metabolicWeight, restingEnergy } from '../energy/metabolic-weight.ts'
import { energyOfGrams, gramsForEnergy, roundToScale } from './grams.ts'

const KCAL_PER_100_G = 356.75

describe('grams a day of a food with 3567.5 kcal/kg (§ 3)', () => {
  test.each([
    ['10 kg, ×1.6', 1.6 * restingEnergy(10), 629.8, 176.5, 158.9],
    ['20 kg, ×1.6', 1.6 * restingEnergy(20), 1059.2, 296.9, 267.2],
    ['30 kg, ×1.6', 1.6 * restingEnergy(30), 1435.7, 402.4, 362.2],
    ['20 kg, ×1.8', 1.8 * restingEnergy(20), 1191.6, 334.0, 300.6],
    ['20 kg, FEDIAF 110', 110 * metabolicWeight(20), 1040.3, 291.6, null],
  ])('%s', (_name, kcal, workedKcal, grams, gramsWithTreats) => {
    expect(kcal).toBeCloseTo(workedKcal, 1)
    expect(gramsForEnergy(kcal, KCAL_PER_100_G)).toBeCloseTo(grams, 1)
    if (gramsWithTreats !== null) expect(gramsForEnergy(0.9 * kcal, KCAL_PER_100_G)).toBeCloseTo(gramsWithTreats, 1)
  })
})

test.each([
  [176.5, 175],
  [177.5, 180],
  [402.4, 400],
  [50.1, 50],
  [49.6, 50],
  [22.4, 22],
  [0.2, 1],
])('%d g is weighed as %i g', (grams, shown) => {
  expect(roundToScale(grams)).toBe(shown)
})

const anyGrams = fc.double({ min: 0, max: 5000, noNaN: true })

test('rounding never turns more into less and never errs by more than half a step', () => {
  fc.assert(
    fc.property(anyGrams, anyGrams, (one, two) => {
      expect(roundToScale(Math.max(one, two))).toBeGreaterThanOrEqual(roundToScale(Math.min(one, two)))
      if (one >= 0.5) expect(Math.abs(roundToScale(one) - one)).toBeLessThanOrEqual(one < 50 ? 0.5 : 2.5)
    }),
  )
})

test('energy of the grams is the energy they were made from', () => {
  fc.assert(
    fc.property(anyGrams, fc.double({ min: 50, max: 600, noNaN: true }), (kcal, density) => {
      expect(energyOfGrams(gramsForEnergy(kcal, density), density)).toBeCloseTo(kcal, 6)
    }),
  )
})
