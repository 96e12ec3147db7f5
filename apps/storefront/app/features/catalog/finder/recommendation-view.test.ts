import { type Dog, dogOf } from '@shop/domain/dog/dog'
import { expect, test } from 'vitest'
import { finderFoodView } from './finder-food.fixture.ts'
import { toRecommendationView } from './recommendation-view.ts'

const TODAY = '2026-11-12'
const BADY = dogOf({ weightKg: 14, activity: 'moderate', condition: 5, allergies: ['kure'] })

const salmon = finderFoodView({ slug: 'losos' })
const lamb = finderFoodView({
  slug: 'jehneci',
  protein: 'jehneci',
  food: { ...salmon.food, contains: ['jehneci', 'ryze', 'obiloviny'] },
  packs: salmon.packs.map((pack) => ({ ...pack, price: pack.price - 80_00 })),
})
const chicken = finderFoodView({ slug: 'kure', food: { ...salmon.food, contains: ['kure', 'drubez'] } })
const foods = [salmon, lamb, chicken]

const viewFor = (dog: Dog, chosen: string | null = null) => toRecommendationView({ foods, dog, today: TODAY, chosen })

test('the result has one pack, its three numbers and counts that add up', () => {
  expect(viewFor(BADY)).toMatchObject({
    kind: 'found',
    hero: { slug: 'losos', variantId: 2, price: 1149_00, gramsPerDay: 225, days: 26, crownsPerDay: 43 },
    isOwnChoice: false,
    cheapest: null,
    total: 3,
    fitting: 2,
    excluded: [{ code: 'forbidden', count: 1, marks: ['kure'] }],
    offers: [{ slug: 'losos' }, { slug: 'jehneci' }],
    alternatives: [{ slug: 'jehneci', reason: 'cheaper_day', saves: 3 }],
    need: { kcalPerDay: 796, method: 'fediaf_activity' },
    transition: [55, 115, 170, 225],
  })
})

test('a food somebody chose stands first and ours among the others', () => {
  expect(viewFor(BADY, 'jehneci')).toMatchObject({
    hero: { slug: 'jehneci' },
    isOwnChoice: true,
    cheapest: 'of_all',
    alternatives: [{ slug: 'losos', reason: 'first_choice' }],
  })
})

test('what does not fit cannot be chosen', () => {
  expect(viewFor(BADY, 'kure')).toMatchObject({ hero: { slug: 'losos' }, isOwnChoice: false })
})

test('a dog with something extra is counted by its ideal weight', () => {
  const found = viewFor({ ...BADY, condition: 7 })
  expect(found).toMatchObject({ isOverweight: true, need: { method: 'weight_loss' } })
  expect(found.kind === 'found' && found.need.basisKg).toBeCloseTo(14 / 1.2)
})

test('a puppy under eight weeks has no number', () => {
  expect(viewFor({ ...BADY, age: { kind: 'born', on: '2026-10-01' }, adultWeightKg: 14 })).toEqual({
    kind: 'too_young',
  })
})

test('when nothing fits, the nearest says what it holds', () => {
  expect(viewFor({ ...BADY, allergies: ['kure', 'losos', 'ryze', 'jehneci'] })).toEqual({
    kind: 'nothing',
    total: 3,
    forbidden: ['kure', 'losos', 'ryze', 'jehneci'],
    nearest: { slug: 'kure', name: 'kure', allergens: ['kure'] },
  })
})
