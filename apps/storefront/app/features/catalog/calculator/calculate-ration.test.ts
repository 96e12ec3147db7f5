import { expect, test } from 'vitest'
import { calculateRation, USUAL_DOG } from './calculate-ration.ts'

const food = { kcal: 356.75, pack: { grams: 12_000, priceHalere: 129_000 } }

test('an ordinary dog of 20 kg eats a bag of 12 kg in forty-one days', () => {
  const answer = calculateRation({ ...USUAL_DOG, weightKg: 20 }, food)
  expect(answer).toEqual({ grams: 290, meals: [145, 145], days: 41, halerePerDay: 3118 })
})

test('a tenth of the energy in treats makes the bag last longer', () => {
  const without = calculateRation(USUAL_DOG, food)
  const withTreats = calculateRation({ ...USUAL_DOG, hasTreats: true }, food)
  expect(withTreats?.days).toBeGreaterThan(without?.days ?? 0)
})

test('a puppy eats in three meals that give the whole ration', () => {
  const answer = calculateRation({ ...USUAL_DOG, stage: 'stene', weightKg: 7 }, food)
  expect(answer?.meals).toHaveLength(3)
  expect(answer?.meals.reduce((sum, meal) => sum + meal, 0)).toBe(answer?.grams)
})
