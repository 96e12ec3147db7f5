import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mealsPerDay, splitIntoMeals } from './meals.ts'

test.each([
  [2, 4],
  [3, 3],
  [5, 3],
  [6, 2],
  [120, 2],
  [null, 2],
])('a dog of %s months eats %i times a day (§ 3)', (months, meals) => {
  expect(mealsPerDay(months)).toBe(meals)
})

test.each([
  [235, 2, [118, 117]],
  [290, 2, [145, 145]],
  [100, 3, [34, 33, 33]],
])('%i g in %i meals', (grams, meals, portions) => {
  expect(splitIntoMeals(grams, meals)).toEqual(portions)
})

test('the meals together are the ration', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 4 }), (grams, meals) => {
      const portions = splitIntoMeals(grams, meals)
      expect(portions.reduce((sum, portion) => sum + portion, 0)).toBe(grams)
      expect(Math.max(...portions) - Math.min(...portions)).toBeLessThanOrEqual(1)
    }),
  )
})
