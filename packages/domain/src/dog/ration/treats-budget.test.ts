import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayWithTreats, TREATS_SHARE, treatsBudget } from './treats-budget.ts'

test.each([
  ['10 kg dog, training bites', 618.6, 283, 21],
  ['20 kg dog, training bites', 1040.3, 283, 36],
  ['20 kg dog, dried meat', 1040.3, 330, 31],
])('%s', (_name, kcal, treatKcal, grams) => {
  expect(treatsBudget(kcal, treatKcal)).toBe(grams)
})

test('a budget of exactly 30 g is 30 g', () => {
  for (let kcal = 50; kcal <= 600; kcal += 1) expect(treatsBudget(kcal * 3, kcal)).toBe(30)
})

describe('a day with treats', () => {
  test('40 g of treats take 28 g of kibble away', () => {
    expect(dayWithTreats(1000, 360, { grams: 40, kcalPer100g: 252 })).toEqual({
      foodGrams: 250,
      savedGrams: 28,
      treatsKcal: expect.closeTo(100.8, 9),
      isOverBudget: true,
    })
  })

  test('exactly a tenth is still within the budget', () => {
    expect(dayWithTreats(1000, 360, { grams: 40, kcalPer100g: 250 }).isOverBudget).toBe(false)
  })

  test('treats for the whole day leave an empty bowl, not a negative one', () => {
    expect(dayWithTreats(300, 360, { grams: 200, kcalPer100g: 300 })).toMatchObject({
      foodGrams: 0,
      isOverBudget: true,
    })
  })
})

const kcal = fc.double({ min: 40, max: 8000, noNaN: true })
const density = fc.double({ min: 50, max: 600, noNaN: true })

test('the budget never exceeds its share, and one gram more would', () => {
  fc.assert(
    fc.property(kcal, density, (perDay, treatKcal) => {
      const grams = treatsBudget(perDay, treatKcal)
      expect((grams * treatKcal) / 100).toBeLessThanOrEqual(perDay * TREATS_SHARE + 1e-6)
      expect(((grams + 1) * treatKcal) / 100).toBeGreaterThan(perDay * TREATS_SHARE)
      expect(dayWithTreats(perDay, 360, { grams, kcalPer100g: treatKcal }).isOverBudget).toBe(false)
    }),
  )
})

test('food and treats together give the energy of the day, to a gram of food', () => {
  fc.assert(
    fc.property(kcal, density, fc.integer({ min: 0, max: 100 }), (perDay, foodKcal, grams) => {
      const day = dayWithTreats(perDay, foodKcal, { grams, kcalPer100g: 300 })
      const given = (day.foodGrams * foodKcal) / 100 + day.treatsKcal
      if (day.foodGrams > 0) expect(Math.abs(given - perDay)).toBeLessThanOrEqual(foodKcal / 100 + 1e-6)
    }),
  )
})
