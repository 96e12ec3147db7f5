import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dogOf } from '../dog.ts'
import { metabolicWeight } from './metabolic-weight.ts'
import { growthEnergy, puppyEnergy } from './puppy-energy.ts'

const today = '2026-11-16'
const aged = (months: number) => ({ kind: 'months', months, statedOn: today }) as const

// pet-nutrition § 1, table of puppies: kg · grown-up kg · FEDIAF 2025 · old band · NRC · months for the factor · factor × RER
const TABLE = [
  [8, 30, 1037, 999, 1371, 3, 999],
  [15, 30, 1422, 1601, 1735, 6, 1067],
  [24, 30, 1584, 1898, 1798, 9, 1518],
  [5, 10, 624, 702, 761, 3, 702],
  [2, 5, 337, 353, null, 3, 353],
  [10, 60, 1302, 1181, null, 3, 1181],
] as const

/** Methods the table compares ours with: the bands of older FEDIAF editions and the growth formula of NRC. */
function oldBand(kg: number, adultKg: number): number {
  const share = kg / adultKg
  return (share <= 0.5 ? 210 : share <= 0.8 ? 175 : 140) * metabolicWeight(kg)
}
function nrcGrowth(kg: number, adultKg: number): number {
  return 130 * metabolicWeight(kg) * 3.2 * (Math.exp((-0.87 * kg) / adultKg) - 0.1)
}

describe.each(TABLE)(
  'a puppy of %d kg that will have %i kg (§ 1)',
  (kg, adultKg, fediaf, band, nrc, months, byFactor) => {
    test('is given the current formula when the grown-up weight is known', () => {
      const need = puppyEnergy(dogOf({ weightKg: kg, adultWeightKg: adultKg, age: aged(months) }), today)
      expect(need).toMatchObject({ certainty: 'official', method: 'fediaf_growth', basisKg: kg })
      expect(Math.round(need.kcalPerDay)).toBe(fediaf)
    })

    test('is given a factor of resting energy, marked as less precise, when it is not', () => {
      const need = puppyEnergy(dogOf({ weightKg: kg, age: aged(months) }), today)
      expect(need).toMatchObject({ certainty: 'fallback', method: 'growth_factor' })
      expect(Math.round(need.kcalPerDay)).toBe(byFactor)
    })

    test('stays within a third of the other published methods', () => {
      const old = oldBand(kg, adultKg)
      const american = nrcGrowth(kg, adultKg)
      expect(Math.round(old)).toBe(band)
      if (nrc !== null) expect(Math.round(american)).toBe(nrc)
      for (const other of [old, american]) {
        expect(Math.abs(growthEnergy(kg, adultKg) / other - 1)).toBeLessThan(1 / 3)
      }
    })
  },
)

test('a puppy of unknown age is given the factor of an older one, which does not overfeed', () => {
  const need = puppyEnergy(dogOf({ weightKg: 10, age: { kind: 'stage', stage: 'stene' } }), today)
  expect(Math.round(need.kcalPerDay)).toBe(787)
})

const kilograms = fc.double({ min: 0.5, max: 60, noNaN: true })

test('at the same share of grown-up weight a heavier puppy never needs less', () => {
  fc.assert(
    fc.property(
      kilograms,
      fc.double({ min: 1, max: 1.5, noNaN: true }),
      fc.double({ min: 0.05, max: 1, noNaN: true }),
      (kg, more, share) => {
        expect(growthEnergy(kg * more, (kg * more) / share)).toBeGreaterThanOrEqual(growthEnergy(kg, kg / share) - 1e-9)
      },
    ),
  )
})

test('while a puppy grows to 80 % of its weight its need never falls; the published formula lets it fall slightly after', () => {
  fc.assert(
    fc.property(
      kilograms,
      fc.double({ min: 0.05, max: 0.8, noNaN: true }),
      fc.double({ min: 0.05, max: 0.8, noNaN: true }),
      (adultKg, one, two) => {
        const [less, more] = [Math.min(one, two), Math.max(one, two)]
        expect(growthEnergy(adultKg * more, adultKg)).toBeGreaterThanOrEqual(
          growthEnergy(adultKg * less, adultKg) - 1e-9,
        )
      },
    ),
  )
  expect(growthEnergy(30, 30)).toBeLessThan(growthEnergy(24, 30))
})
