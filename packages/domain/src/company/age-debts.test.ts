import { expect, test } from 'vitest'
import { ageDebts } from './age-debts.ts'

const TODAY = '2026-11-18'
const ageOf = (dueOn: string | null) => ageDebts([{ dueOn, due: 100 }], TODAY).find(({ count }) => count === 1)?.age

test.each([
  ['an invoice that is still to come', null, 'not_due'],
  ['due today', '2026-11-18', 'not_due'],
  ['a day after', '2026-11-17', 'to_14'],
  ['the fourteenth day', '2026-11-04', 'to_14'],
  ['the fifteenth day', '2026-11-03', 'to_30'],
  ['the thirtieth day', '2026-10-19', 'to_30'],
  ['the thirty-first day', '2026-10-18', 'over_30'],
])('%s', (_, dueOn, age) => {
  expect(ageOf(dueOn)).toBe(age)
})

test('amounts of one age are added, and no debt is in two', () => {
  const debts = ['2026-11-20', '2026-11-10', '2026-11-11', '2026-09-01'].map((dueOn, index) => ({
    dueOn,
    due: 10 ** index,
  }))
  expect(ageDebts(debts, TODAY)).toEqual([
    { age: 'not_due', count: 1, amount: 1 },
    { age: 'to_14', count: 2, amount: 110 },
    { age: 'to_30', count: 0, amount: 0 },
    { age: 'over_30', count: 1, amount: 1000 },
  ])
})
