import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../calendar/local-date.ts'
import { foodSupply } from './food-supply.ts'

const bag = (cameOn: string, grams = 6_000) => ({ cameOn, grams })

test('one bag of 6 kg at 230 g lasts 26 days from the day it came', () => {
  expect(foodSupply([bag('2026-11-16')], 230, '2026-12-07')).toEqual({
    emptyOn: '2026-12-12',
    daysLeft: 5,
    eaten: 21 / 26,
  })
})

test('a second bag is opened when the first is empty, whatever order they are told in', () => {
  const bags = [bag('2026-12-01'), bag('2026-11-16')]
  expect(foodSupply(bags, 230, '2026-12-07')).toMatchObject({ emptyOn: '2027-01-07', daysLeft: 31 })
})

test('a gap begins anew', () => {
  expect(foodSupply([bag('2026-01-01'), bag('2026-11-16')], 230, '2026-11-16')).toMatchObject({
    emptyOn: '2026-12-12',
    eaten: 0,
  })
})

test.each([
  ['nothing bought', [], 230],
  ['nobody eats it', [bag('2026-11-16')], 0],
  ['bought long ago', [bag('2026-01-01')], 230],
])('%s: no estimate', (_, bags, gramsPerDay) => {
  expect(foodSupply(bags, gramsPerDay, '2026-11-16')).toBeNull()
})

test('an empty bag is told as empty, for a while', () => {
  expect(foodSupply([bag('2026-10-01')], 230, '2026-11-05')).toEqual({ emptyOn: '2026-10-27', daysLeft: 0, eaten: 1 })
})

test('more food never runs out sooner, and the share eaten stays a share', () => {
  const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-10-01', days))
  const one = fc.record({ cameOn: day, grams: fc.integer({ min: 500, max: 15_000 }) })
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 6 }), one, (bags, more) => {
      const today = '2026-11-16'
      const before = foodSupply(bags, 230, today)
      const after = foodSupply([...bags, more], 230, today)
      if (!before || !after) return
      expect(after.emptyOn >= before.emptyOn).toBe(true)
      expect(after.eaten).toBeGreaterThanOrEqual(0)
      expect(after.eaten).toBeLessThanOrEqual(1)
    }),
  )
})
