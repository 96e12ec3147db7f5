import { expect, test } from 'vitest'
import { readNumber } from './use-form-values.ts'

const RANGE = { min: 1, max: 70, usual: 18 }

test('takes no answer for the usual one, not for nothing', () => {
  expect(readNumber(new URLSearchParams('zasoba='), 'zasoba', { min: 0, max: 14, usual: 3 })).toBe(3)
  expect(readNumber(new URLSearchParams('zasoba=0'), 'zasoba', { min: 0, max: 14, usual: 3 })).toBe(0)
})

test.each([
  ['vaha=30', 30],
  ['vaha=1', 1],
  ['vaha=0', 18],
  ['vaha=71', 18],
  ['vaha=3.5', 18],
  ['vaha=', 18],
  ['vaha=<script>', 18],
  ['', 18],
])('reads %j as %i', (search, value) => {
  expect(readNumber(new URLSearchParams(search), 'vaha', RANGE)).toBe(value)
})
