import { expect, test } from 'vitest'
import { isPacksReminderDue, packsDue, packsMoment, starterPacks } from './starter-packs.ts'

test.each([
  [0, 0],
  [1, 1],
  [6, 6],
  [10, 10],
  [11, 10],
  [16, 10],
])('%i living puppies get %i packs', (living, packs) => {
  expect(starterPacks(living, 10)).toBe(packs)
})

test.each([
  ['before the birth', null, '2026-11-12', 'unborn'],
  ['on the day of the birth', '2026-10-18', '2026-10-18', 'in_time'],
  ['on the last day', '2026-10-18', '2026-11-22', 'in_time'],
  ['a day later', '2026-10-18', '2026-11-23', 'late'],
  ['on the day of the handover', '2026-10-18', '2026-12-13', 'late'],
  ['after it', '2026-10-18', '2026-12-14', 'closed'],
])('%s', (_, bornOn, today, expected) => {
  expect(packsMoment(bornOn, today, 21)).toBe(expected)
})

test.each([
  [null, 3, 3],
  [2, 5, 5],
  [5, 2, 5],
  [10, 12, 10],
])('%s asked for and %i living are %i packs', (asked, living, packs) => {
  expect(packsDue(asked, living, 10)).toBe(packs)
})

test.each([
  ['2026-11-18', false],
  ['2026-11-19', true],
  ['2026-11-22', true],
  ['2026-11-23', false],
])('on %s the reminder of 22 November is due: %s', (today, isDue) => {
  expect(isPacksReminderDue('2026-10-18', today, 21)).toBe(isDue)
})
