import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../calendar/local-date.ts'
import { halfEatenOn } from './half-eaten.ts'
import { type BagState, openedBags, type QueuedBag } from './opened-bags.ts'

const TODAY = '2026-11-10'
const bag = (change: Partial<BagState>): BagState => ({
  id: 'a',
  state: 'open',
  grams: 2000,
  leftGrams: 2000,
  openedOn: TODAY,
  runsOutOn: '2026-11-20',
  ...change,
})

test.each<[string, Partial<BagState>, string | null]>([
  ['opened today, ten days in it', {}, '2026-11-15'],
  ['a quarter gone', { leftGrams: 1500, runsOutOn: '2026-11-19' }, '2026-11-13'],
  ['exactly half gone', { leftGrams: 1000 }, TODAY],
  ['nearly empty', { leftGrams: 10 }, TODAY],
  ['empty', { state: 'empty', leftGrams: 0 }, TODAY],
  ['gone by a note of a newer bag', { state: 'empty', leftGrams: 0, openedOn: null, runsOutOn: null }, TODAY],
  ['sealed until another is empty', { state: 'sealed', openedOn: '2026-12-01', runsOutOn: '2026-12-21' }, '2026-12-11'],
  ['eaten by nobody', { state: 'sealed', openedOn: null, runsOutOn: null }, null],
])('a bag %s', (_name, change, day) => {
  expect(halfEatenOn(bag(change), TODAY)).toBe(day)
})

test('the day does not move while a bag is eaten as foreseen', () => {
  const bags = fc.record({
    grams: fc.integer({ min: 400, max: 15_000 }),
    gramsPerDay: fc.integer({ min: 20, max: 900 }),
  })
  fc.assert(
    fc.property(bags, fc.integer({ min: 0, max: 60 }), (pack, days) => {
      const queue: QueuedBag[] = [{ id: 'a', arrivesOn: TODAY, isComing: false, ...pack }]
      const half = Math.ceil(pack.grams / 2 / pack.gramsPerDay)
      const today = addDays(TODAY, days)
      const [state] = openedBags(queue, [], today)
      const said = state && halfEatenOn(state, today)
      // Rations are whole days, so that a day may be lost to rounding; never does it come before half is gone.
      const near = [half - 1, half, half + 1].map((count) => addDays(TODAY, count))
      expect(days >= half ? [today] : near).toContain(said)
    }),
  )
})
