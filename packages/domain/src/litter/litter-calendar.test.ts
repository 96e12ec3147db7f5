import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../calendar/local-date.ts'
import {
  ageInDays,
  expectedBirth,
  feedingStage,
  handoverDay,
  motherhoodOn,
  packsDay,
  weekOfLife,
} from './litter-calendar.ts'

const BORN = '2026-10-18'

test('puppies leave after eight weeks, packs are asked for three weeks before', () => {
  expect(handoverDay(BORN)).toBe('2026-12-13')
  expect(packsDay(BORN, 21)).toBe('2026-11-22')
  expect(expectedBirth('2026-08-16')).toBe(BORN)
})

test.each([
  ['2026-10-18', 0, 1, 'milk'],
  ['2026-10-24', 6, 1, 'milk'],
  ['2026-10-25', 7, 2, 'milk'],
  ['2026-11-12', 25, 4, 'first_food'],
  ['2026-11-15', 28, 5, 'weaning'],
  ['2026-12-12', 55, 8, 'weaning'],
  ['2026-12-13', 56, 9, 'handover'],
])('on %s they are %i days old, in week %i, and it is %s', (today, days, week, stage) => {
  expect([ageInDays(BORN, today), weekOfLife(BORN, today), feedingStage(week)]).toEqual([days, week, stage])
})

describe('the mother', () => {
  test.each([
    ['just mated', { matedOn: '2026-11-12', bornOn: null }, 0, { kind: 'pregnant', week: 1 }],
    ['in the fifth week', { matedOn: '2026-10-18', bornOn: null }, 0, { kind: 'pregnant', week: 5 }],
    ['nursing six', { matedOn: null, bornOn: '2026-10-24' }, 6, { kind: 'nursing', week: 4, puppies: 6 }],
    ['none of them lives', { matedOn: null, bornOn: '2026-10-24' }, 0, null],
    ['long after', { matedOn: null, bornOn: '2026-06-01' }, 6, null],
    ['mated in the future', { matedOn: '2027-01-01', bornOn: null }, 0, null],
  ])('%s', (_, dates, living, expected) => {
    expect(motherhoodOn(dates, living, '2026-11-18')).toEqual(expected)
  })
})

test('whatever the day, the week that runs holds it and packs are due before the handover', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 56 }), (age, before) => {
      const week = weekOfLife(BORN, addDays(BORN, age))
      expect(age >= (week - 1) * 7 && age < week * 7).toBe(true)
      expect(daysBetween(packsDay(BORN, before), handoverDay(BORN))).toBe(before)
    }),
  )
})
