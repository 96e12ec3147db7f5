import { expect, test } from 'vitest'
import { spanOf, usualWeight } from './breed-weight.ts'

const beagle = { dog: { from: 10, to: 16 }, bitch: { from: 9, to: 14 } }
const chihuahua = { dog: { from: 2, to: 3 }, bitch: { from: 1.5, to: 2.8 } }

test.each([
  [beagle, 'male', 13],
  [beagle, 'female', 11.5],
  [beagle, null, 12.5],
  [chihuahua, 'male', 2.5],
  [chihuahua, 'female', 2],
  [null, 'male', null],
] as const)('%j, %s: %s kg', (weights, sex, expected) => {
  expect(usualWeight(weights, sex)).toBe(expected)
})

test('of an unknown sex the span holds both', () => {
  expect(spanOf(beagle, null)).toEqual({ from: 9, to: 16 })
})
