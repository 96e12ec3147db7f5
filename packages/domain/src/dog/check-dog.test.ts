import { expect, test } from 'vitest'
import { checkDog } from './check-dog.ts'
import { type BodyCondition, dogOf } from './dog.ts'

const today = '2026-11-16'
const puppy = { kind: 'stage', stage: 'stene' } as const

test.each([0.5, 18, 100])('accepts a dog of %d kg', (weightKg) => {
  const dog = dogOf({ weightKg })
  expect(checkDog(dog, today)).toEqual({ ok: true, value: dog })
})

test.each([
  ['a mouse', dogOf({ weightKg: 0.4 }), 'weight_out_of_range'],
  ['a pony', dogOf({ weightKg: 101 }), 'weight_out_of_range'],
  ['no number', dogOf({ weightKg: Number.NaN }), 'weight_out_of_range'],
  [
    'a dog of 26 years',
    dogOf({ weightKg: 10, age: { kind: 'months', months: 312, statedOn: today } }),
    'age_out_of_range',
  ],
  ['a dog not born yet', dogOf({ weightKg: 10, age: { kind: 'born', on: '2027-01-01' } }), 'age_out_of_range'],
  [
    'a puppy heavier than it will be',
    dogOf({ weightKg: 10, adultWeightKg: 9, age: puppy }),
    'adult_weight_below_current',
  ],
  ['a puppy growing to 200 kg', dogOf({ weightKg: 10, adultWeightKg: 200, age: puppy }), 'adult_weight_out_of_range'],
  ['an ideal weight of nothing', dogOf({ weightKg: 10, idealWeightKg: 0 }), 'ideal_weight_out_of_range'],
  ['a score of ten', dogOf({ weightKg: 10, condition: 10 as BodyCondition }), 'condition_out_of_range'],
])('refuses %s', (_name, dog, problem) => {
  expect(checkDog(dog, today)).toEqual({ ok: false, code: 'dog_invalid', details: { problems: [problem] } })
})

test('a grown dog may have lost weight since it was measured', () => {
  expect(checkDog(dogOf({ weightKg: 31, adultWeightKg: 30 }), today).ok).toBe(true)
})

test('names every problem at once', () => {
  const dog = dogOf({ weightKg: 0, idealWeightKg: 0 })
  expect(checkDog(dog, today)).toMatchObject({
    details: { problems: ['weight_out_of_range', 'ideal_weight_out_of_range'] },
  })
})
