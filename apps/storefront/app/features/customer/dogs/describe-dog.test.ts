import { expect, test } from 'vitest'
import { accountDog, weighed } from './account-dog.fixture.ts'
import { describeDog } from './describe-dog.ts'

const TODAY = '2026-11-15'
const describe = (known: Parameters<typeof accountDog>[0]) =>
  describeDog(accountDog(known), TODAY).replaceAll('\u00a0', ' ')
const born = (on: string) => ({ age: { kind: 'born', on } as const })

test('says everything that is known in one line', () => {
  const dog = { breed: 'Border kolie', ...born('2022-11-15'), weights: weighed(17_000, 18_500) }
  expect(describe(dog)).toBe('Border kolie, 4 roky, 18,5 kg')
})

test.each([
  ['born today', '2026-11-15', '0 měsíců'],
  ['a month old to the day', '2026-10-15', '1 měsíc'],
  ['a day short of a month', '2026-10-16', '0 měsíců'],
  ['a few months old', '2026-07-15', '4 měsíce'],
  ['many months old', '2026-06-15', '5 měsíců'],
  ['a day short of two years', '2024-11-16', '23 měsíců'],
  ['two years old to the day', '2024-11-15', '2 roky'],
  ['a day short of five', '2021-11-16', '4 roky'],
  ['five', '2021-11-15', '5 let'],
])('a dog %s is %s → %s', (_title, on, age) => {
  expect(describe(born(on))).toBe(age)
})

test.each([
  ['an age told once goes on', { kind: 'months', months: 3, statedOn: '2026-09-15' }, '5 měsíců'],
  ['an age told today', { kind: 'months', months: 0, statedOn: TODAY }, '0 měsíců'],
  ['a stage alone', { kind: 'stage', stage: 'senior' }, 'Senior nad 7 let'],
] as const)('%s', (_title, age, text) => {
  expect(describe({ age })).toBe(text)
})

test.each([
  ['never weighed', [], 'Dospělý, 1–7 let'],
  ['under a kilogram', weighed(950), 'Dospělý, 1–7 let, 950 g'],
  ['only the last entry counts', weighed(12_000, 11_500), 'Dospělý, 1–7 let, 11,5 kg'],
])('%s', (_title, weights, text) => {
  expect(describe({ weights }).replaceAll('\u2060', '')).toBe(text)
})
