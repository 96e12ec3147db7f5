import { expect, test } from 'vitest'
import { litterPlan } from './litter-plan.ts'

test('a litter leaves after eight weeks and is reported three weeks before', () => {
  const { steps, weighings } = litterPlan('2026-11-15', 6)
  expect(steps).toEqual([
    { code: 'born', on: '2026-11-15' },
    { code: 'first_food', on: '2026-12-09' },
    { code: 'report', on: '2026-12-20' },
    { code: 'weaned', on: '2027-01-03' },
    { code: 'handed_over', on: '2027-01-10' },
  ])
  expect(weighings[0]).toBe('2026-11-15')
  expect(weighings.at(-1)).toBe('2027-01-10')
})

test.each([
  [1, 1],
  [10, 10],
  [13, 10],
])('%i puppies get %i packs', (puppies, packs) => {
  expect(litterPlan('2026-11-15', puppies).packs).toBe(packs)
})
