import { expect, test } from 'vitest'
import { type BirthdayDog, birthdayGifts, birthdayIn } from './birthday-gift.ts'

const dog = (bornOn: string, lastGivenOn: string | null = null, id = 1, notedOn = bornOn): BirthdayDog => ({
  ...{ id, bornOn, notedOn, lastGivenOn },
})
const LIMITS = { limit: 3, givenThisYear: 0 }

test.each([
  ['2020-11-18', 2026, '2026-11-18'],
  ['2020-02-29', 2026, '2026-02-28'],
  ['2020-02-29', 2028, '2028-02-29'],
])('a dog born on %s has its birthday of %i on %s', (bornOn, year, day) => {
  expect(birthdayIn(bornOn, year)).toBe(day)
})

test.each([
  ['on the day', '2020-11-18', null, '2026-11-18', 1],
  ['not the day before', '2020-11-19', null, '2026-11-18', 0],
  ['three days late, when nobody was awake', '2020-11-15', null, '2026-11-18', 1],
  ['not four days late', '2020-11-14', null, '2026-11-18', 0],
  ['over the turn of the year', '2020-12-31', null, '2027-01-02', 1],
  ['not on the day it was born', '2026-11-18', null, '2026-11-18', 0],
  ['not twice when the date has moved', '2020-11-18', '2026-03-01', '2026-11-18', 0],
  ['not twice over the turn of the year', '2020-01-05', '2026-12-20', '2027-01-05', 0],
  ['again a year later', '2020-11-18', '2025-11-18', '2026-11-18', 1],
  ['again when the last one was late', '2020-11-18', '2025-11-21', '2026-11-18', 1],
])('the gift comes: %s', (_case, bornOn, lastGivenOn, today, count) => {
  expect(birthdayGifts([dog(bornOn, lastGivenOn)], { ...LIMITS, today })).toHaveLength(count)
})

test('three dogs a year, those of the earliest day first', () => {
  const dogs = [1, 2, 3, 4].map((id) => dog('2020-11-18', null, id))
  const today = '2026-11-18'
  expect(birthdayGifts(dogs, { ...LIMITS, today }).map(({ dogId }) => dogId)).toEqual([1, 2, 3])
  expect(birthdayGifts(dogs, { limit: 3, givenThisYear: 2, today }).map(({ dogId }) => dogId)).toEqual([1])
  expect(birthdayGifts(dogs, { limit: 3, givenThisYear: 3, today })).toEqual([])
})

test.each([
  ['on the day of its birthday', '2026-11-18', 0],
  ['not a month ahead', '2026-10-20', 0],
  ['thirty days ahead', '2026-10-19', 1],
])('a dog whose date was noted %s', (_case, notedOn, count) => {
  expect(birthdayGifts([dog('2020-11-18', null, 1, notedOn)], { ...LIMITS, today: '2026-11-18' })).toHaveLength(count)
  // Who is late by days is judged by the birthday, not by the day of the gift.
  expect(birthdayGifts([dog('2020-11-18', null, 1, notedOn)], { ...LIMITS, today: '2026-11-20' })).toHaveLength(count)
})
