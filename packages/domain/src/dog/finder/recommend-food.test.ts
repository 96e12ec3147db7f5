import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Dog, dogOf } from '../dog.ts'
import { isSurelyWithout } from '../food/allergy-conflict.ts'
import { foodMismatches } from '../food/food-suitability.ts'
import { FOOD_EXCLUSIONS } from './exclude-food.ts'
import { finderFood } from './finder-food.fixture.ts'
import type { FinderFood } from './finder-food.ts'
import { recommendFood } from './recommend-food.ts'

const TODAY = '2026-11-12'
const BADY = dogOf({ weightKg: 14, activity: 'moderate', condition: 5, allergies: ['kure'] })

const ingredients = (...contains: string[]) => ({ contains, mayContain: [], isDeclared: true })
const bag = (priceHalere: number) => [{ id: 9, grams: 6000, priceHalere, isInStock: true }]

const salmon = finderFood({ id: 'losos' })
const chicken = finderFood({
  id: 'kure',
  ingredients: ingredients('kure', 'drubez'),
  protein: 'kure',
  packs: bag(929_00),
})
const lamb = finderFood({
  id: 'jehneci',
  ingredients: ingredients('jehneci', 'ryze'),
  protein: 'jehneci',
  isGrainFree: false,
  packs: bag(1069_00),
})
const rabbit = finderFood({
  id: 'kralik',
  ingredients: ingredients('kralik'),
  protein: 'kralik',
  isSingleProtein: true,
  packs: bag(1249_00),
})
const lentils = finderFood({ id: 'vege', protein: 'vege', isPlant: true, packs: bag(500_00) })
const puppyFood = finderFood({ id: 'stene', lifeStage: 'stene' })
const seniorFood = finderFood({ id: 'senior', lifeStage: 'senior' })
const mini = finderFood({ id: 'mini', breedSize: 'mala' })
const maxi = finderFood({ id: 'maxi', breedSize: 'velka' })
const light = finderFood({ id: 'light', purpose: 'light', kcalPer100g: 306 })
const sport = finderFood({ id: 'aktiv', purpose: 'sport', kcalPer100g: 390 })
const unknown = finderFood({ id: 'smes', ingredients: { contains: [], mayContain: [], isDeclared: false } })
const shelf = [salmon, chicken, lamb, rabbit, lentils, puppyFood, seniorFood, mini, maxi, light, sport, unknown]

const bestOf = (dog: Dog, foods: readonly FinderFood[] = shelf) =>
  recommendFood(foods, dog, TODAY).best?.food.id ?? null

describe('what a dog is recommended', () => {
  test.each<[string, Dog, string | null]>([
    ['a dog that must not eat chicken gets the cheapest mild food', BADY, 'losos'],
    ['a dog that may eat everything gets the cheapest day', { ...BADY, allergies: [] }, 'kure'],
    ['a small dog gets small kibble', { ...BADY, weightKg: 6 }, 'mini'],
    ['a big dog gets big kibble', { ...BADY, weightKg: 35 }, 'maxi'],
    ['a dog with something extra gets a light food', { ...BADY, condition: 7 }, 'light'],
    ['a working dog gets a rich food', { ...BADY, activity: 'working' }, 'aktiv'],
    ['a puppy gets food for growth', { ...BADY, age: { kind: 'stage', stage: 'stene' }, adultWeightKg: 14 }, 'stene'],
    ['an old dog gets food for old dogs', { ...BADY, age: { kind: 'stage', stage: 'senior' } }, 'senior'],
    [
      'a puppy under eight weeks gets nothing',
      { ...BADY, age: { kind: 'born', on: '2026-10-20' }, adultWeightKg: 14 },
      null,
    ],
    [
      'a dog that must not eat anything we make gets nothing',
      { ...BADY, allergies: ['losos', 'kure', 'jehneci', 'kralik'] },
      null,
    ],
  ])('%s', (_, dog, expected) => {
    expect(bestOf(dog)).toBe(expected)
  })

  test('with the three numbers of the pack', () => {
    const { best } = recommendFood(shelf, BADY, TODAY)
    expect(best).toMatchObject({ pack: { grams: 6000 }, ration: { gramsPerDay: 225 }, days: 26, halerePerDay: 43_09 })
  })

  test('every food that was left out is counted once, under the first reason', () => {
    expect(recommendFood(shelf, BADY, TODAY)).toMatchObject({
      total: 12,
      fitting: 4,
      excluded: {
        forbidden: 1,
        composition_unknown: 1,
        life_stage: 2,
        size: 2,
        purpose: 2,
        energy_unknown: 0,
        sold_out: 0,
      },
    })
  })

  test('of every group it is said what it was about its foods', () => {
    const dog = { ...BADY, allergies: ['kure', 'ryze', 'hrach'] }
    expect(recommendFood([...shelf, puppyFood], dog, TODAY).marks).toEqual({
      forbidden: ['kure', 'ryze'],
      composition_unknown: [],
      life_stage: ['senior', 'stene'],
      size: ['mala', 'velka'],
      purpose: ['light', 'sport'],
      energy_unknown: [],
      sold_out: [],
    })
  })

  test('alternatives have a reason each', () => {
    const { alternatives } = recommendFood([salmon, lamb, rabbit], BADY, TODAY)
    expect(alternatives.map(({ food, reason }) => [food.id, reason])).toEqual([
      ['jehneci', 'cheaper_day'],
      ['kralik', 'single_protein'],
    ])
  })

  test('a day cheaper by haléře is no reason', () => {
    const same = { ...lamb, kcalPer100g: 357, packs: bag(1148_00) }
    const { alternatives } = recommendFood([salmon, same], BADY, TODAY)
    expect(alternatives.map(({ reason }) => reason)).toEqual(['other_meat'])
  })

  test('when nothing fits, the nearest is named with what is wrong about it', () => {
    const dog = { ...BADY, allergies: ['kure', 'losos', 'jehneci', 'kralik', 'ryze'] }
    const { best, alternatives, nearest } = recommendFood([salmon, chicken, lamb, puppyFood], dog, TODAY)
    expect({ best, alternatives }).toEqual({ best: null, alternatives: [] })
    expect(nearest).toMatchObject({ food: { id: 'kure' }, allergens: ['kure'] })
  })
})

describe('whatever the dog and the shelf', () => {
  const codes = ['kure', 'losos', 'jehneci', 'kralik', 'ryze', 'hrach']
  const dogs = fc.record({
    weightKg: fc.double({ min: 1, max: 80, noNaN: true }),
    allergies: fc.uniqueArray(fc.constantFrom(...codes), { maxLength: 4 }),
    activity: fc.constantFrom('low', 'moderate', 'active', 'working', null),
    condition: fc.constantFrom(3, 5, 6, 7, 8, null),
    age: fc.constantFrom<Dog['age'][]>(
      { kind: 'stage', stage: 'stene' },
      { kind: 'stage', stage: 'dospely' },
      { kind: 'stage', stage: 'senior' },
      { kind: 'born', on: '2026-10-10' },
      { kind: 'born', on: '2026-06-01' },
    ),
    adultWeightKg: fc.option(fc.double({ min: 1, max: 80, noNaN: true })),
  }) as fc.Arbitrary<Partial<Dog> & Pick<Dog, 'weightKg'>>
  const foods = fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 6 }),
      lifeStage: fc.constantFrom('stene', 'dospely', 'senior', 'vsechna', null),
      breedSize: fc.constantFrom('mala', 'velka', 'vsechna', null),
      purpose: fc.constantFrom('everyday', 'light', 'sport'),
      kcalPer100g: fc.option(fc.integer({ min: 40, max: 620 })),
      protein: fc.constantFrom('kure', 'losos', 'vege'),
      isPlant: fc.boolean(),
      isSingleProtein: fc.boolean(),
      isGrainFree: fc.boolean(),
      isGentle: fc.boolean(),
      ingredients: fc.record({
        contains: fc.subarray(codes),
        mayContain: fc.subarray(codes, { maxLength: 1 }),
        isDeclared: fc.boolean(),
      }),
      packs: fc.array(
        fc.record({
          id: fc.nat(),
          grams: fc.integer({ min: 400, max: 20_000 }),
          priceHalere: fc.integer({ min: 100, max: 300_000 }),
          isInStock: fc.boolean(),
        }),
        { maxLength: 3 },
      ),
    }),
    { selector: ({ id }) => id, maxLength: 30 },
  )
  const shelves = foods.map((list) => list.map((food) => finderFood(food as Partial<FinderFood> & { id: string })))
  const asked = fc.tuple(
    shelves,
    dogs.map((known) => dogOf(known)),
  )

  test('the counts add up to the number of foods', () => {
    fc.assert(
      fc.property(asked, ([list, dog]) => {
        const { total, fitting, excluded } = recommendFood(list, dog, TODAY)
        const left = FOOD_EXCLUSIONS.reduce((sum, code) => sum + excluded[code], 0)
        expect(fitting + left).toBe(total)
        expect(total).toBe(list.length)
      }),
    )
  })

  test('nothing forbidden, unknown or for another dog is offered', () => {
    fc.assert(
      fc.property(asked, ([list, dog]) => {
        const { best, alternatives } = recommendFood(list, dog, TODAY)
        for (const { food, pack, days, ration } of best ? [best, ...alternatives] : alternatives) {
          expect(isSurelyWithout(dog.allergies, food.ingredients)).toBe(true)
          expect(food.ingredients.isDeclared).toBe(true)
          expect(foodMismatches(food, dog, TODAY)).toEqual([])
          expect(pack.isInStock).toBe(true)
          expect(days * ration.gramsPerDay).toBeLessThanOrEqual(pack.grams + 1e-6)
        }
      }),
    )
  })

  test('alternatives are other foods, each for a reason of its own', () => {
    fc.assert(
      fc.property(asked, ([list, dog]) => {
        const { best, alternatives } = recommendFood(list, dog, TODAY)
        const ids = [best, ...alternatives].flatMap((offer) => (offer ? [offer.food.id] : []))
        expect(new Set(ids).size).toBe(ids.length)
        expect(new Set(alternatives.map(({ reason }) => reason)).size).toBe(alternatives.length)
        expect(alternatives.length).toBeLessThanOrEqual(2)
      }),
    )
  })

  test('the order of the shelf does not matter', () => {
    const shuffled = asked.chain(([list, dog]) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }), fc.constant(dog)),
    )
    fc.assert(
      fc.property(shuffled, ([list, other, dog]) => {
        expect(recommendFood(other, dog, TODAY)).toEqual(recommendFood(list, dog, TODAY))
      }),
    )
  })
})
