import { expect, test } from 'vitest'
import { CHOCOLATE_MG_PER_GRAM, chocolateDose } from './chocolate-dose.ts'

test.each([
  ['100 g of milk chocolate', 100, CHOCOLATE_MG_PER_GRAM.milk, 20, 'mild_signs'],
  ['100 g of 70 % chocolate', 100, CHOCOLATE_MG_PER_GRAM.dark_70, 150, 'seizures'],
  ['50 g of dark chocolate', 50, CHOCOLATE_MG_PER_GRAM.dark, 40, 'heart'],
  ['one square of milk chocolate', 5, CHOCOLATE_MG_PER_GRAM.milk, 1, 'call_anyway'],
] as const)('a 10 kg dog and %s (§ 6)', (_name, grams, mgPerGram, mgPerKg, danger) => {
  expect(chocolateDose(10, grams, mgPerGram)).toEqual({ mgPerKg, danger })
})
