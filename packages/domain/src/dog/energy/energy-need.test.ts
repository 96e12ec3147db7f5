import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Activity, type BodyCondition, type Dog, dogOf } from '../dog.ts'
import { energyNeed } from './energy-need.ts'

const today = '2026-11-16'
const aged = (months: number) => ({ kind: 'months', months, statedOn: today }) as const
const senior = { kind: 'stage', stage: 'senior' } as const

/** The coefficient the rule chose for a dog of one kilogram, whose kg^0.75 is one. */
function coefficientOf(known: Partial<Dog>): number {
  const need = energyNeed(dogOf({ weightKg: 1, ...known }), today)
  if (need.certainty === 'unavailable') throw new Error(need.reason)
  return need.kcalPerDay
}

function kcalOf(dog: Dog): number {
  const need = energyNeed(dog, today)
  return need.certainty === 'unavailable' ? Number.NaN : need.kcalPerDay
}

describe('the row of the FEDIAF tables (§ 1)', () => {
  test.each([
    ['low activity', { activity: 'low' }, 95],
    ['moderate activity', { activity: 'moderate' }, 110],
    ['running and sport', { activity: 'active' }, 125],
    ['work', { activity: 'working' }, 162.5],
    ['two years old, activity unknown', { age: aged(24) }, 130],
    ['the last month before three years', { age: aged(35) }, 130],
    ['five years old, activity unknown', { age: aged(60) }, 110],
    ['eight years old, activity unknown', { age: aged(96) }, 95],
    ['two years old, activity known: never both rows', { age: aged(24), activity: 'low' }, 95],
    ['great dane instead of activity', { breed: 'great_dane', activity: 'low' }, 200],
    ['newfoundland instead of activity', { breed: 'newfoundland', activity: 'working' }, 105],
    ['neutered with ordinary walks: one row lower', { activity: 'moderate', neutered: true }, 95],
    ['neutered and lazy: the obesity-prone row', { activity: 'low', neutered: true }, 90],
    ['senior with ordinary walks: as the age table says', { activity: 'moderate', age: senior }, 95],
    ['active senior', { activity: 'active', age: senior }, 110],
    ['neutered senior with ordinary walks', { activity: 'moderate', age: senior, neutered: true }, 90],
    ['a little overweight (score 6), on the ideal weight', { condition: 6, activity: 'active' }, 90 / 1.1 ** 0.75],
    [
      'overweight (score 7): resting energy of the ideal weight',
      { condition: 7, activity: 'active' },
      70 / 1.2 ** 0.75,
    ],
  ] as const)('%s', (_name, known, coefficient) => {
    expect(coefficientOf(known)).toBeCloseTo(coefficient, 9)
  })
})

test('36 kg at score 7 is given 897 kcal (§ 1)', () => {
  expect(energyNeed(dogOf({ weightKg: 36, condition: 7, activity: 'moderate' }), today)).toMatchObject({
    certainty: 'official',
    method: 'weight_loss',
    basisKg: expect.closeTo(30, 9),
    kcalPerDay: expect.closeTo(897.3, 1),
  })
})

test('a grown dog about which only the weight is known is an approximation', () => {
  expect(energyNeed(dogOf({ weightKg: 20 }), today)).toMatchObject({
    certainty: 'fallback',
    method: 'fediaf_age',
    kcalPerDay: expect.closeTo(1040.3, 1),
  })
})

test('a puppy under eight weeks gets no number', () => {
  expect(energyNeed(dogOf({ weightKg: 2, age: aged(1) }), today)).toEqual({
    certainty: 'unavailable',
    reason: 'under_8_weeks',
  })
})

test('motherhood comes before age and condition', () => {
  const mother = dogOf({ weightKg: 25, condition: 8, motherhood: { kind: 'pregnant', week: 6 } })
  expect(energyNeed(mother, today)).toMatchObject({ method: 'fediaf_gestation', kcalPerDay: expect.closeTo(2126, 0) })
})

describe('for every grown dog', () => {
  const kilograms = fc.double({ min: 0.5, max: 100, noNaN: true })
  const grownDog = fc.record({
    age: fc.constantFrom(aged(18), aged(50), aged(100), senior, { kind: 'stage', stage: 'dospely' } as const),
    condition: fc.option(fc.integer({ min: 1, max: 9 }).map((score) => score as BodyCondition)),
    neutered: fc.option(fc.boolean()),
    activity: fc.option(fc.constantFrom<Activity>('low', 'moderate', 'active', 'working')),
    breed: fc.option(fc.constantFrom('great_dane' as const, 'newfoundland' as const)),
  })

  test('more weight in the same condition never means less energy', () => {
    fc.assert(
      fc.property(kilograms, kilograms, grownDog, (one, two, known) => {
        const lighter = dogOf({ ...known, weightKg: Math.min(one, two) })
        const heavier = dogOf({ ...known, weightKg: Math.max(one, two) })
        expect(kcalOf(heavier)).toBeGreaterThanOrEqual(kcalOf(lighter))
      }),
    )
  })

  test('more movement never means less energy', () => {
    fc.assert(
      fc.property(kilograms, grownDog, (weightKg, known) => {
        const needs = (['low', 'moderate', 'active', 'working'] as const).map((activity) =>
          kcalOf(dogOf({ ...known, weightKg, activity })),
        )
        expect(needs).toEqual([...needs].sort((a, b) => a - b))
      }),
    )
  })

  test('a neutered dog never needs more than an intact one, nor a senior more than an adult', () => {
    fc.assert(
      fc.property(kilograms, grownDog, (weightKg, known) => {
        const dog = dogOf({ ...known, weightKg })
        expect(kcalOf({ ...dog, neutered: true })).toBeLessThanOrEqual(kcalOf({ ...dog, neutered: false }))
        expect(kcalOf({ ...dog, age: aged(100) })).toBeLessThanOrEqual(kcalOf({ ...dog, age: aged(50) }))
      }),
    )
  })

  test('a fatter dog of the same weight never gets more', () => {
    fc.assert(
      fc.property(kilograms, grownDog, (weightKg, known) => {
        const needs = ([5, 6, 7, 8, 9] as const).map((condition) => kcalOf(dogOf({ ...known, weightKg, condition })))
        expect(needs).toEqual([...needs].sort((a, b) => b - a))
      }),
    )
  })

  test('never less than resting energy of the ideal weight', () => {
    fc.assert(
      fc.property(kilograms, grownDog, (weightKg, known) => {
        const need = energyNeed(dogOf({ ...known, weightKg }), today)
        if (need.certainty === 'unavailable') throw new Error(need.reason)
        expect(need.kcalPerDay).toBeGreaterThanOrEqual(70 * need.basisKg ** 0.75 - 1e-9)
      }),
    )
  })
})
