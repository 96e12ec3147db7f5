import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/local-date.ts'
import { doubledOnDay, gainSince, slowDays, type Weighing } from './daily-gain.ts'

const BORN = '2026-10-18'
const day = (age: number, grams: number): Weighing => ({ on: addDays(BORN, age), grams })

test.each([
  ['a day later', day(24, 2258), day(25, 2366), { grams: 108, percentPerDay: 4.8 }],
  ['she hardly moves', day(24, 1734), day(25, 1743), { grams: 9, percentPerDay: 0.5 }],
  ['two days later', day(23, 1000), day(25, 1100), { grams: 100, percentPerDay: 5 }],
  ['she loses', day(24, 1000), day(25, 980), { grams: -20, percentPerDay: -2 }],
])('%s', (_, before, now, expected) => {
  expect(gainSince(before, now)).toEqual(expected)
})

test.each([
  ['two days in a row', [day(22, 1641), day(23, 1725), day(24, 1734), day(25, 1743)], 2],
  ['one day', [day(23, 1641), day(24, 1725), day(25, 1734)], 1],
  ['a gap counts for all its days', [day(22, 1700), day(25, 1720)], 3],
  ['exactly the limit is enough', [day(24, 1000), day(25, 1010)], 0],
  ['better today', [day(23, 1000), day(24, 1001), day(25, 1080)], 0],
  ['a newborn may lose', [day(0, 400), day(1, 385), day(2, 384)], 0],
  ['one weighing says nothing', [day(25, 1000)], 0],
  ['none', [], 0],
])('slow days: %s', (_, weighings, expected) => {
  expect(slowDays(weighings, BORN, 1)).toBe(expected)
  expect(slowDays(weighings.toReversed(), BORN, 1)).toBe(expected)
})

test.each([
  ['on the ninth day', [day(0, 400), day(5, 600), day(9, 805)], 9],
  ['not yet', [day(0, 400), day(5, 600)], null],
  ['the birth was not weighed', [day(1, 400), day(9, 805)], null],
])('doubled: %s', (_, weighings, expected) => {
  expect(doubledOnDay(weighings, BORN)).toBe(expected)
})

test('who grows by more than the limit every day is never slow', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 2, max: 12 }), { minLength: 1, maxLength: 60 }), (percents) => {
      let grams = 400_000
      const weighings = [day(0, grams)]
      for (const [index, percent] of percents.entries()) {
        grams = Math.ceil(grams * (1 + percent / 100))
        weighings.push(day(index + 1, grams))
      }
      expect(slowDays(weighings, BORN, 1)).toBe(0)
    }),
  )
})
