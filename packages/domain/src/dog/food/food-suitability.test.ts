import { expect, test } from 'vitest'
import { dogOf } from '../dog.ts'
import { type FoodPurpose, foodMismatches } from './food-suitability.ts'

const today = '2026-11-16'
const aged = (months: number) => ({ kind: 'months', months, statedOn: today }) as const
const food = (lifeStage: FoodPurpose['lifeStage'], breedSize: FoodPurpose['breedSize'] = 'vsechna') => ({
  lifeStage,
  breedSize,
})

const adult = dogOf({ weightKg: 18, age: aged(48) })
const senior = dogOf({ weightKg: 18, age: aged(120) })
const puppy = dogOf({ weightKg: 8, adultWeightKg: 18, age: aged(4) })
const youngGiant = dogOf({ weightKg: 50, adultWeightKg: 60, age: aged(15) })

test.each([
  ['adult food for an adult', food('dospely'), adult, []],
  ['food for all for a puppy', food('vsechna'), puppy, []],
  ['a bowl', food(null, null), puppy, []],
  ['adult food for a puppy', food('dospely'), puppy, ['not_for_growth']],
  ['senior food for a puppy', food('senior'), puppy, ['not_for_growth']],
  ['adult food for a giant of 15 months', food('dospely'), youngGiant, ['not_for_growth']],
  ['puppy food for a giant of 15 months', food('stene', 'velka'), youngGiant, []],
  [
    'adult food for a toy dog that is grown up at ten months',
    food('dospely'),
    dogOf({ weightKg: 3, adultWeightKg: 3, age: aged(10) }),
    [],
  ],
  ['puppy food for an adult', food('stene'), adult, ['for_puppies']],
  [
    'puppy food for a nursing bitch',
    food('stene'),
    { ...adult, motherhood: { kind: 'nursing', week: 1, puppies: 3 } } as const,
    [],
  ],
  ['senior food for an adult', food('senior'), adult, ['for_seniors']],
  ['adult food for a senior', food('dospely'), senior, ['for_adults']],
  ['mini food for a medium dog', food('dospely', 'mala'), adult, ['for_small']],
  ['maxi food for a medium dog', food('dospely', 'velka'), adult, ['for_large']],
  [
    'maxi food for a puppy that will be large',
    food('stene', 'velka'),
    dogOf({ weightKg: 8, adultWeightKg: 30, age: aged(4) }),
    [],
  ],
])('%s', (_name, made, dog, expected) => {
  expect(foodMismatches(made, dog, today)).toEqual(expected)
})
