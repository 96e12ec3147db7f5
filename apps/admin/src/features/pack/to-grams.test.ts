import { expect, test } from 'vitest'
import { toGrams } from './to-grams.ts'

test.each([
  ['2,45', 2450],
  [' 12.4 ', 12_400],
  ['0,1', 100],
  ['', null],
  ['0', null],
  ['-3', null],
  ['dva', null],
  ['2450', null],
])('reads %j as %j grams', (written, grams) => {
  expect(toGrams(written)).toBe(grams)
})
