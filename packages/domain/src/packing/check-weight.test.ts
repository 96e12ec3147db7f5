import { expect, test } from 'vitest'
import { checkWeight } from './check-weight.ts'

const GOODS = [
  { variantId: 1, weightGrams: 690 },
  { variantId: 2, weightGrams: 6000 },
]

test.each([
  ['what was expected', 10_760, 10_760, { isRight: true }],
  ['three per cent more', 10_000, 10_300, { isRight: true }],
  ['a little over three per cent more', 10_000, 10_301, { isRight: false, missingGrams: -301, suspectId: null }],
  ['a light box with its tape', 500, 580, { isRight: true }],
  ['a light box with something else in it', 500, 581, { isRight: false, missingGrams: -81, suspectId: null }],
  ['one piece missing', 10_760, 10_070, { isRight: false, missingGrams: 690, suspectId: 1 }],
  ['one piece too many', 10_760, 11_450, { isRight: false, missingGrams: -690, suspectId: 1 }],
  ['an empty scale', 10_760, 0, { isRight: false, missingGrams: 10_760, suspectId: null }],
])('weighs %s', (_name, expectedGrams, measuredGrams, check) => {
  expect(checkWeight({ expectedGrams, measuredGrams, goods: GOODS })).toEqual(check)
})
