import { expect, test } from 'vitest'
import { callDog } from './called-dog.ts'

test.each([
  ['Bady', 'male', { nominative: 'Bady', dative: 'Badymu', accusative: 'Badyho' }],
  ['Bára', 'female', { nominative: 'Bára', dative: 'Báře', accusative: 'Báru' }],
  ['Bady', null, { nominative: 'Bady', dative: 'psovi Bady', accusative: 'psa Bady' }],
  ['Mia', 'female', { nominative: 'Mia', dative: 'feně Mia', accusative: 'fenu Mia' }],
  ['Bady 2', 'male', { nominative: 'Bady 2', dative: 'psovi Bady 2', accusative: 'psa Bady 2' }],
  ['Bady 2', 'female', { nominative: 'Bady 2', dative: 'feně Bady 2', accusative: 'fenu Bady 2' }],
  ['', 'male', { nominative: 'váš pes', dative: 'vašemu psovi', accusative: 'vašeho psa' }],
  ['', 'female', { nominative: 'vaše fena', dative: 'vaší feně', accusative: 'vaši fenu' }],
  ['', null, { nominative: 'váš pes', dative: 'vašemu psovi', accusative: 'vašeho psa' }],
] as const)('%s, %s', (name, sex, expected) => {
  expect(callDog(name, sex)).toEqual(expected)
})
