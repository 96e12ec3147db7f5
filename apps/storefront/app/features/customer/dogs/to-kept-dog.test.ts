import { expect, test } from 'vitest'
import { accountDog, weighed } from './account-dog.fixture.ts'
import { toKeptDog } from './to-kept-dog.ts'

test.each([
  ['never weighed', [], 0],
  ['weighed once', weighed(18_450), 18.45],
  ['the last entry counts', weighed(18_450, 17_900), 17.9],
])('%s', (_title, weights, weightKg) => {
  expect(toKeptDog(accountDog({ weights })).dog.weightKg).toBe(weightKg)
})

test.each([
  ['what nobody has told stays unknown', {}, { adultWeightKg: null, idealWeightKg: null, condition: null }],
  [
    'grams become kilograms',
    { adultWeightGrams: 25_500, idealWeightGrams: 500 },
    { adultWeightKg: 25.5, idealWeightKg: 0.5 },
  ],
  ['a bitch stays one', { sex: 'female' as const }, { sex: 'female' }],
  ['not neutered is not unknown', { neutered: false }, { neutered: false }],
  [
    'what the feeding must heed goes with it',
    { allergies: ['kure'], underTreatment: true, motherhood: { kind: 'pregnant', week: null } as const },
    { allergies: ['kure'], underTreatment: true, motherhood: { kind: 'pregnant', week: null } },
  ],
  ['a breed that needs its own row is known by its words', { breed: 'Německá doga' }, { breed: 'great_dane' }],
  ['any other breed counts by its movement', { breed: 'Bígl' }, { breed: null }],
])('%s', (_title, known, dog) => {
  expect(toKeptDog(accountDog(known)).dog).toMatchObject(dog)
})

test('the breed goes along in the words of its owner', () => {
  expect(toKeptDog(accountDog({ breed: 'Bígl' })).breed).toBe('Bígl')
  expect(toKeptDog(accountDog({ breed: '' }))).not.toHaveProperty('breed')
})

test('its name cannot be that of a dog this browser made', () => {
  expect(toKeptDog(accountDog()).id).toBe('account-7')
})
