import { describe, expect, test } from 'vitest'
import { metabolicWeight, restingEnergy } from './metabolic-weight.ts'

// pet-nutrition § 1, table of weights: kg · kg^0.75 · RER · 1.6 × RER · 1.8 × RER · 95 · 110 · 125 · 130
const TABLE = [
  [2, 1.682, 117.7, 188, 212, 160, 185, 210, 219],
  [5, 3.344, 234.1, 374, 421, 318, 368, 418, 435],
  [10, 5.623, 393.6, 630, 709, 534, 619, 703, 731],
  [15, 7.622, 533.5, 854, 960, 724, 838, 953, 991],
  [20, 9.457, 662.0, 1059, 1192, 898, 1040, 1182, 1229],
  [25, 11.18, 782.6, 1252, 1409, 1062, 1230, 1398, 1453],
  [30, 12.819, 897.3, 1436, 1615, 1218, 1410, 1602, 1666],
  [40, 15.905, 1113.4, 1781, 2004, 1511, 1750, 1988, 2068],
  [60, 21.558, 1509.1, 2415, 2716, 2048, 2371, 2695, 2803],
] as const

describe.each(TABLE)('a dog of %i kg (§ 1)', (kg, metabolic, resting, neutered, intact, k95, k110, k125, k130) => {
  test('metabolic weight and resting energy', () => {
    expect(metabolicWeight(kg)).toBeCloseTo(metabolic, 3)
    expect(restingEnergy(kg)).toBeCloseTo(resting, 1)
  })

  test('factors of resting energy', () => {
    expect([1.6, 1.8].map((factor) => Math.round(factor * restingEnergy(kg)))).toEqual([neutered, intact])
  })

  test('coefficients of FEDIAF', () => {
    const energies = [95, 110, 125, 130].map((coefficient) => Math.round(coefficient * metabolicWeight(kg)))
    expect(energies).toEqual([k95, k110, k125, k130])
  })
})
