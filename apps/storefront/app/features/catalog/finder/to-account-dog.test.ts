import { NewDog } from '@shop/contract/dog'
import { dogOf } from '@shop/domain/dog/dog'
import { expect, test } from 'vitest'
import { toAccountDog } from './to-account-dog.ts'

test.each([
  ['an adult', dogOf({ weightKg: 14, condition: 7, sex: 'male', activity: 'low', allergies: ['kure'] })],
  ['a puppy', dogOf({ weightKg: 3.5, age: { kind: 'born', on: '2026-08-20' }, adultWeightKg: 8 })],
  ['a dog nobody knows much about', dogOf({ weightKg: 0.5 })],
])('%s is what the account takes', (_, dog) => {
  const sent = toAccountDog({ name: 'Bady', breed: 'bígl' }, dog, '2026-11-12')
  expect(NewDog.parse(sent)).toMatchObject({
    name: 'Bady',
    breed: 'bígl',
    allergies: dog.allergies,
    weight: { measuredOn: '2026-11-12', grams: dog.weightKg * 1000 },
  })
})
