import { addDays } from '@shop/domain/calendar/local-date'
import { expect, test } from 'vitest'
import type { LitterRow, PuppyRow } from './litter-rows.ts'
import { toLitterView } from './litter-view.ts'

const BORN = '2026-10-18'
const TODAY = '2026-11-12'
const RULES = { credits: 150, leastGain: 1, mostPacks: 10, packsDaysBefore: 21 }

const puppy = (id: number, grams: Record<number, number>, more: Partial<PuppyRow> = {}): PuppyRow => ({
  id,
  name: `Pes ${id}`,
  sex: 'male',
  ribbon: 'none',
  diedOn: null,
  uid: null,
  cardExpiresOn: null,
  isTaken: false,
  offer: null,
  takenOn: null,
  reward: null,
  weights: Object.entries(grams).map(([age, weight]) => ({ on: addDays(BORN, Number(age)), grams: weight })),
  ...more,
})

const LITTER: LitterRow = {
  id: 1,
  version: 1,
  name: 'Vrh B',
  breed: 'Labradorský retrívr',
  motherName: 'Aura',
  motherWeightGrams: 28_000,
  matedOn: null,
  bornOn: BORN,
  food: { id: 3, name: 'Štěně Kuře s rýží', kcalPer100g: 376 },
  packs: null,
  packsSentOn: null,
  puppies: [
    puppy(1, { 0: 432, 9: 900, 24: 2258, 25: 2366 }),
    puppy(2, { 0: 352, 22: 1641, 23: 1725, 24: 1734, 25: 1743 }),
  ],
}

test('the day, the dates that follow from it and who to look at', () => {
  const view = toLitterView(LITTER, RULES, TODAY)
  expect(view).toMatchObject({
    age: 25,
    week: 4,
    handoverOn: '2026-12-13',
    packsBy: '2026-11-22',
    packsMoment: 'in_time',
  })
  expect(view.slow.map(({ name, slow }) => [name, slow])).toEqual([['Pes 2', 2]])
  expect(view.puppies[0]).toMatchObject({ now: 2366, gain: { grams: 108, percentPerDay: 4.8 }, card: 'none' })
  expect(view.extremes).toEqual({ heaviest: { name: 'Pes 1', grams: 2366 }, lightest: { name: 'Pes 2', grams: 1743 } })
  expect(view.doubled).toEqual({ from: 9, to: 22 })
  expect(view.days).toEqual(['2026-11-08', '2026-11-09', '2026-11-10'])
})

test('the ration of the mother by the published formula: 145 × 28^0.75 and the milk of two in the fourth week', () => {
  const { mother } = toLitterView(LITTER, RULES, TODAY)
  expect(mother.stage).toEqual({ kind: 'nursing', week: 4, puppies: 2 })
  expect(mother.need).toMatchObject({ method: 'fediaf_lactation' })
  // 1764.9 + 48 × 28 × 1.2 = 3377.7 kcal, at 376 kcal in 100 g.
  expect(mother.grams).toBe(900)
})

test.each([
  ['without her weight', { motherWeightGrams: null }],
  ['without the food', { food: null }],
  ['without puppies', { puppies: [] }],
  ['in the sixth week', { bornOn: '2026-10-05' }],
])('%s there is no number', (_, changed) => {
  expect(toLitterView({ ...LITTER, ...changed }, RULES, TODAY).mother.grams).toBeNull()
})

test('one that died is neither counted nor looked at, and its card is ended', () => {
  const puppies = [puppy(1, { 24: 900, 25: 901 }, { diedOn: TODAY }), puppy(2, {})]
  const view = toLitterView({ ...LITTER, puppies }, RULES, TODAY)
  expect([view.living, view.slow, view.packsDue, view.puppies[0]?.card]).toEqual([1, [], 1, 'ended'])
})

test('a puppy written down after the packs were asked for has one as well', () => {
  expect(toLitterView({ ...LITTER, packs: 1 }, RULES, TODAY).packsDue).toBe(2)
  expect(toLitterView({ ...LITTER, packs: 5 }, RULES, TODAY).packsDue).toBe(5)
})

test('before the birth only the day it is expected is known', () => {
  const view = toLitterView({ ...LITTER, bornOn: null, matedOn: '2026-10-01', puppies: [] }, RULES, TODAY)
  expect(view).toMatchObject({ age: null, expectedOn: '2026-12-03', handoverOn: null, packsMoment: 'unborn' })
})
