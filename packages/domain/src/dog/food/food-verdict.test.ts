import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dogOf } from '../dog.ts'
import { householdVerdict } from './food-verdict.ts'
import { type FoodProduct, productForDogs } from './product-for-dogs.ts'

const TODAY = '2026-11-16'
const BAG = { grams: 6000, priceHalere: 114_900 }
const TIN = { grams: 400, priceHalere: 7900 }
const salmon: FoodProduct = {
  role: 'complete',
  kcalPer100g: 357,
  lifeStage: 'dospely',
  breedSize: 'vsechna',
  ingredients: { contains: ['losos', 'ryby', 'zivocisne'], mayContain: ['kure'], isDeclared: true },
}
const bady = (allergies: string[] = []) => ({
  id: 'bady',
  dog: dogOf({ weightKg: 14, activity: 'moderate', allergies }),
})
const verdictOf = (food: FoodProduct, pack = BAG, dogs = [bady()]) =>
  householdVerdict(food.role, productForDogs(food, pack, dogs, TODAY))

test.each([
  ['suits', salmon, [], { kind: 'fine' }],
  ['holds what it must not', salmon, ['ryby'], { kind: 'forbidden', allergens: ['ryby'] }],
  ['may hold what it must not', salmon, ['kure'], { kind: 'unsure', allergens: ['kure'] }],
  ['holds one and may hold another', salmon, ['kure', 'ryby'], { kind: 'forbidden', allergens: ['ryby'] }],
  [
    'has no composition',
    { ...salmon, ingredients: { contains: [], mayContain: [], isDeclared: false } },
    ['hovezi'],
    { kind: 'unsure', allergens: ['hovezi'] },
  ],
  ['is for small dogs', { ...salmon, breedSize: 'mala' }, [], { kind: 'mismatch', mismatch: 'for_small' }],
  ['is a treat', { ...salmon, role: 'complementary' }, [], { kind: 'topping' }],
  ['is a supplement without energy', { ...salmon, role: 'complementary', kcalPer100g: null }, [], { kind: 'fine' }],
  ['has no energy on its label', { ...salmon, kcalPer100g: null }, [], { kind: 'fine' }],
] as const)('a food that %s', (_title, food, allergies, verdict) => {
  expect(verdictOf(food, BAG, [bady([...allergies])]).dogs[0]?.verdict).toEqual(verdict)
})

test('a pack says its days and the price of a day', () => {
  expect(verdictOf(salmon).runway).toEqual({ days: 26, halerePerDay: 4309 })
})

test('a tin smaller than a day is put on top and says neither', () => {
  const { dogs, runway } = verdictOf({ ...salmon, kcalPer100g: 99 }, TIN)
  expect(dogs[0]?.verdict).toEqual({ kind: 'topping' })
  expect(runway).toBeNull()
})

test('a dog that was never weighed has no number and is made for no size', () => {
  const unknown = { id: 'x', dog: dogOf({ weightKg: 0 }) }
  expect(verdictOf({ ...salmon, breedSize: 'velka' }, BAG, [unknown])).toEqual({
    dogs: [{ dogId: 'x', verdict: { kind: 'fine' } }],
    runway: null,
  })
  expect(verdictOf(salmon, BAG, [bady(), unknown]).runway).toBeNull()
})

test('the strictest dog speaks first', () => {
  const rezi = { id: 'rezi', dog: dogOf({ weightKg: 8, allergies: ['ryby'] }) }
  expect(verdictOf(salmon, BAG, [bady(), rezi]).dogs.map(({ dogId }) => dogId)).toEqual(['rezi', 'bady'])
})

test('whatever a food holds or may hold of what a dog must not eat, it is never said to suit', () => {
  const codes = fc.subarray(['kure', 'ryby', 'hovezi', 'obiloviny'])
  const food = fc.record({ contains: codes, mayContain: codes, isDeclared: fc.boolean() })
  fc.assert(
    fc.property(food, codes, fc.integer({ min: 0, max: 60 }), (ingredients, allergies, weightKg) => {
      const dog = { id: 'a', dog: dogOf({ weightKg, allergies }) }
      const [first] = verdictOf({ ...salmon, ingredients }, BAG, [dog]).dogs
      const isRisky = allergies.some(
        (code) =>
          !ingredients.isDeclared || ingredients.contains.includes(code) || ingredients.mayContain.includes(code),
      )
      expect(['forbidden', 'unsure'].includes(first?.verdict.kind ?? '')).toBe(isRisky)
    }),
  )
})
