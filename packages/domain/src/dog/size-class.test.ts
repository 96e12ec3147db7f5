import { expect, test } from 'vitest'
import { growthEndsAtMonths, sizeClassOf } from './size-class.ts'

test.each([
  [4.9, 'toy', 10],
  [5, 'small', 10],
  [10, 'small', 10],
  [10.1, 'medium', 12],
  [25, 'medium', 12],
  [25.1, 'large', 18],
  [45, 'large', 18],
  [45.1, 'giant', 24],
])('%d kg is %s and grows until %i months (§ 7)', (kg, size, months) => {
  expect(sizeClassOf(kg)).toBe(size)
  expect(growthEndsAtMonths(kg)).toBe(months)
})
