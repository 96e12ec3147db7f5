import { expect, test } from 'vitest'
import { isOtherRecipe } from './recipe-change.ts'

const line = (ingredientId: number, percent: number | null, mgPerKg: number | null = null) => ({
  ...{ ingredientId, percent, mgPerKg, label: 'maso' },
})
const BEFORE = [line(1, 60), line(2, 40), line(3, null, 200)]

test.each([
  ['the same', BEFORE, false],
  ['other words', BEFORE.map((one) => ({ ...one, label: 'čerstvé maso' })), false],
  ['another order', BEFORE.toReversed(), false],
  ['another share', [line(1, 55), line(2, 45), line(3, null, 200)], true],
  ['another additive', [line(1, 60), line(2, 40), line(3, null, 250)], true],
  ['another meat', [line(9, 60), line(2, 40), line(3, null, 200)], true],
  ['one less', BEFORE.slice(1), true],
])('a recipe with %s is another one: %s', (_name, after, expected) => {
  expect(isOtherRecipe(BEFORE, after)).toBe(expected)
})
