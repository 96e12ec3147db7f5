import { expect, test } from 'vitest'
import { foodsRunningOut, remindedBefore } from './reminder.ts'

test('a week has to be over, in real hours, also over a night that has one more', () => {
  expect(remindedBefore(new Date('2026-10-31T11:00:00+01:00'))).toEqual(new Date('2026-10-24T12:00:00+02:00'))
})

test('foods that run out within a week are named, the first one first', () => {
  const foods = [
    { id: 1, emptyOn: '2026-12-18' },
    { id: 2, emptyOn: '2026-12-17' },
    { id: 3, emptyOn: '2026-12-08' },
    { id: 4, emptyOn: '2026-12-07' },
    { id: 5, emptyOn: '2026-12-10' },
  ]
  expect(foodsRunningOut(foods, '2026-12-10').map(({ id }) => id)).toEqual([3, 5, 2])
})
