import { expect, test } from 'vitest'
import { dogOf } from '../dog.ts'
import { feedingNotices } from './feeding-notices.ts'

const today = '2026-11-16'
const aged = (months: number) => ({ kind: 'months', months, statedOn: today }) as const
const adult = { weightKg: 20, activity: 'moderate' } as const

test.each([
  ['a healthy grown dog', dogOf(adult), ''],
  ['unknown movement', dogOf({ weightKg: 20 }), 'activity_unknown'],
  ['a breed that needs no movement row', dogOf({ weightKg: 60, breed: 'great_dane' }), ''],
  ['a puppy on milk', dogOf({ weightKg: 0.6, age: { kind: 'born', on: '2026-10-20' } }), 'under_8_weeks!'],
  ['a puppy', dogOf({ weightKg: 8, adultWeightKg: 20, age: aged(4) }), 'puppy!'],
  ['a puppy that will be large', dogOf({ weightKg: 8, adultWeightKg: 30, age: aged(4) }), 'puppy! large_breed_growth'],
  ['a tiny puppy', dogOf({ weightKg: 1.2, adultWeightKg: 3, age: aged(3) }), 'puppy! very_small_puppy!'],
  ['a puppy of unknown grown-up weight', dogOf({ weightKg: 8, age: aged(4) }), 'puppy! adult_weight_unknown'],
  [
    'a giant of 14 months',
    dogOf({ ...adult, weightKg: 50, adultWeightKg: 60, age: aged(14) }),
    'still_growing large_breed_growth',
  ],
  ['a medium dog of 14 months', dogOf({ ...adult, adultWeightKg: 22, age: aged(14) }), ''],
  ['pregnant', dogOf({ ...adult, motherhood: { kind: 'pregnant', week: 5 } }), 'pregnant!'],
  ['nursing', dogOf({ ...adult, motherhood: { kind: 'nursing', week: 2, puppies: 4 } }), 'nursing!'],
  ['ill', dogOf({ ...adult, underTreatment: true }), 'under_treatment!'],
  ['score 8', dogOf({ ...adult, condition: 8 }), 'obese! losing_weight'],
  ['score 7', dogOf({ ...adult, condition: 7 }), 'losing_weight'],
  ['a third over the ideal weight', dogOf({ ...adult, weightKg: 26, idealWeightKg: 20 }), 'obese! losing_weight'],
  ['score 3', dogOf({ ...adult, condition: 3 }), 'underweight!'],
  ['fourteen years', dogOf({ ...adult, age: aged(168) }), 'very_old!'],
  [
    'a puppy under treatment',
    dogOf({ weightKg: 8, age: aged(4), underTreatment: true }),
    'puppy! under_treatment! adult_weight_unknown',
  ],
])('%s', (_name, dog, expected) => {
  const shown = feedingNotices(dog, today).map(({ code, severity }) => (severity === 'vet' ? `${code}!` : code))
  expect(shown.join(' ')).toBe(expected)
})
