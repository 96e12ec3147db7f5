import { describe, expect, test } from 'vitest'
import { dryFood } from './dry-food.fixture.ts'
import type { DryFood } from './load-foods.server.ts'
import { toCrowns, toFoodLines } from './to-food-lines.server.ts'

const lineOf = (...foods: Partial<DryFood>[]) => toFoodLines(foods.map((known) => dryFood(known)))[0]
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
const inCategory = (slug: string) => ({ categories: [{ slug }] })

describe('the line of a food', () => {
  test.each<[string, Partial<DryFood>, string]>([
    ['grown dogs are the rest', {}, '/produkty/pro-dospele'],
    ['puppies', { life_stage: 'stene' }, '/produkty/pro-stenata'],
    ['old dogs', { life_stage: 'senior' }, '/produkty/pro-seniory'],
    ['old dogs of small breeds are old dogs', { life_stage: 'senior', breed_size: 'mala' }, '/produkty/pro-seniory'],
    ['dogs that must lose weight', inCategory('kontrola-hmotnosti'), '/produkty/kontrola-hmotnosti'],
    ['small breeds', { breed_size: 'mala' }, '/produkty/mala-plemena'],
    ['large breeds', { breed_size: 'velka' }, '/produkty/velka-plemena'],
    ['one meat', inCategory('monoproteinove'), '/produkty/monoproteinove'],
    ['an unknown age is a grown dog', { life_stage: null }, '/produkty/pro-dospele'],
  ])('%s', (_title, known, to) => {
    expect(lineOf(known)?.to).toBe(to)
  })

  test('lines go from the widest to the narrowest, and an empty one is left out', () => {
    const lines = toFoodLines([dryFood({ life_stage: 'stene' }), dryFood(), dryFood({ breed_size: 'velka' })])
    expect(lines.map(({ name }) => plain(name))).toEqual(['Dospělí', 'Velká plemena', 'Štěňata'])
  })

  test('no food, no table', () => {
    expect(toFoodLines([])).toEqual([])
  })
})

describe('figures of a line', () => {
  test.each<[string, Partial<DryFood>[], string | undefined]>([
    ['one food has one figure', [{ meatPercent: 40 }], '40 %'],
    ['several have a range of whole percents', [{ meatPercent: 39.6 }, { meatPercent: 55.2 }], '40–55 %'],
    ['a food without meat does not drag it down', [{ meatPercent: 0 }, { meatPercent: 40 }], '40 %'],
    ['a line without meat has no figure', [{ meatPercent: 0 }], '–'],
  ])('meat: %s', (_title, foods, meat) => {
    expect(plain(lineOf(...foods)?.meat)).toBe(meat)
  })

  test('energy is a range too', () => {
    expect(lineOf({ kcal: 350 }, { kcal: 412.5 })?.kcal).toBe('350–412,5')
  })
})

describe('a day', () => {
  test('costs what the cheapest food of the line does, in whole crowns, and more for a heavier dog', () => {
    const dear = { bag: { grams: 12_000, priceHalere: 3_000_00 } }
    const days = lineOf({}, dear)?.perDay ?? []
    expect(days).toEqual(lineOf({})?.perDay)
    expect(new Set(days.filter((day) => /^od\u00a0\d+\u00a0Kč$/.test(day))).size).toBe(3)
  })

  test.each<[string, Partial<DryFood>, RegExp[]]>([
    ['puppies eat by their age', { life_stage: 'stene' }, [/^podle.věku$/, /^podle.věku$/, /^podle.věku$/]],
    ['small breeds have no heavy dogs', { breed_size: 'mala' }, [/Kč/, /^–$/, /^–$/]],
    ['large breeds have no light ones', { breed_size: 'velka' }, [/^–$/, /^–$/, /Kč/]],
  ])('%s', (_title, known, days) => {
    expect(lineOf(known)?.perDay).toEqual(days.map((day) => expect.stringMatching(day)))
  })
})

test.each([
  [1, 0],
  [49, 0],
  [50, 100],
  [1_249, 1_200],
])('%d haléřů is told as %d', (halere, told) => {
  expect(toCrowns(halere)).toBe(told)
})
