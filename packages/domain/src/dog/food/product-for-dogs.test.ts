import { describe, expect, test } from 'vitest'
import { dogOf } from '../dog.ts'
import { type FoodProduct, productForDogs } from './product-for-dogs.ts'

const today = '2026-11-16'
const bag = { grams: 12_000, priceHalere: 164_900 }
const chicken: FoodProduct = {
  role: 'complete',
  kcalPer100g: 360,
  lifeStage: 'dospely',
  breedSize: 'vsechna',
  ingredients: { contains: ['kure', 'drubez', 'ryze', 'obiloviny'], mayContain: [], isDeclared: true },
}
const ben = { id: 'ben', dog: dogOf({ weightKg: 18, activity: 'moderate' }) }
const fik = { id: 'fik', dog: dogOf({ weightKg: 5, activity: 'low', allergies: ['kure'] }) }
const puppy = { id: 'ada', dog: dogOf({ weightKg: 1, age: { kind: 'born', on: '2026-11-01' } }) }

test('one dog: ration, days and price of a day', () => {
  const { dogs, runway } = productForDogs(chicken, bag, [ben], today)
  expect(dogs[0]).toMatchObject({ dogId: 'ben', ration: { gramsPerDay: 265 }, conflicts: [], mismatches: [] })
  expect(runway).toMatchObject({ days: 45, halerePerDay: 3642 })
})

test('two dogs share the bag, and the one with an allergy is named', () => {
  const { dogs, runway } = productForDogs(chicken, bag, [ben, fik], today)
  expect(runway).toMatchObject({ gramsPerDay: 355, days: 33 })
  expect(dogs.map(({ dogId, conflicts }) => [dogId, conflicts.map((conflict) => conflict.level)])).toEqual([
    ['ben', []],
    ['fik', ['red']],
  ])
})

test('a dog without a number does not spoil the number of the other', () => {
  const { dogs, runway } = productForDogs(chicken, bag, [ben, puppy], today)
  expect(dogs[1]).toMatchObject({ ration: null, noRationBecause: 'under_8_weeks', mismatches: ['not_for_growth'] })
  expect(runway?.dogs.map((dog) => dog.dogId)).toEqual(['ben'])
})

test('with a tenth left for treats the bag lasts longer', () => {
  expect(productForDogs(chicken, bag, [ben], today, 0.9).runway?.days).toBe(50)
})

describe('what is not a complete food', () => {
  test('treats have a limit instead of a ration', () => {
    const treats: FoodProduct = { ...chicken, role: 'complementary', kcalPer100g: 283, lifeStage: 'vsechna' }
    const { dogs, runway } = productForDogs(treats, bag, [ben, fik], today)
    expect(dogs.map((dog) => dog.atMostGrams)).toEqual([33, 11])
    expect(dogs[1]?.conflicts).toHaveLength(1)
    expect(runway).toBeNull()
  })

  test('a bowl says nothing about feeding', () => {
    const bowl: FoodProduct = {
      role: 'other',
      kcalPer100g: null,
      lifeStage: null,
      breedSize: null,
      ingredients: { contains: [], mayContain: [], isDeclared: false },
    }
    const { dogs, runway } = productForDogs(bowl, bag, [fik], today)
    expect(dogs[0]).toEqual({
      dogId: 'fik',
      ration: null,
      noRationBecause: null,
      atMostGrams: null,
      conflicts: [],
      mismatches: [],
      notices: [],
    })
    expect(runway).toBeNull()
  })
})

test('a household without dogs sees the plain product', () => {
  expect(productForDogs(chicken, bag, [], today)).toEqual({ dogs: [], runway: null })
})
