import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../../calendar/local-date.ts'
import { foodSupply } from './food-supply.ts'
import { type BagNote, openedBags, type QueuedBag } from './opened-bags.ts'

const TODAY = '2026-12-07'

const bag = (id: string, arrivesOn: string, known: Partial<QueuedBag> = {}): QueuedBag => ({
  ...{ id, arrivesOn, isComing: false, grams: 6_000, gramsPerDay: 230 },
  ...known,
})
const supplyOf = (bags: QueuedBag[], notes: BagNote[] = [], today = TODAY) =>
  foodSupply(openedBags(bags, notes, today), today)

test('one bag of 6 kg at 230 g lasts 26 days from the day it came', () => {
  expect(supplyOf([bag('a', '2026-11-16')])).toEqual({
    ...{ emptyOn: '2026-12-12', daysLeft: 5, sealedBags: 0, comingBags: 0, lastBagId: 'a' },
    open: { bagId: 'a', emptyOn: '2026-12-12', eatenPercent: 81 },
  })
})

test('the second bag at home and the third on its way are counted, the open one keeps its own day', () => {
  const bags = [bag('c', '2026-12-09', { isComing: true }), bag('b', '2026-12-01'), bag('a', '2026-11-16')]
  expect(supplyOf(bags)).toMatchObject({
    ...{ emptyOn: '2027-02-02', sealedBags: 1, comingBags: 1, lastBagId: 'c' },
    open: { bagId: 'a', emptyOn: '2026-12-12' },
  })
})

test('an order that has not come yet says a day all the same, and nothing is open', () => {
  expect(supplyOf([bag('a', '2026-12-09', { isComing: true })])).toMatchObject({
    ...{ emptyOn: '2027-01-04', open: null, comingBags: 1 },
  })
})

test('the owner has the last word', () => {
  const bags = [bag('a', '2026-11-16')]
  expect(supplyOf(bags, [{ bagId: 'a', on: TODAY, leftPercent: 50 }])?.emptyOn).toBe('2026-12-20')
  expect(supplyOf(bags, [{ bagId: 'a', on: TODAY, leftPercent: 0 }])).toMatchObject({ emptyOn: TODAY, open: null })
})

test('an empty bag is told as empty for three weeks, then nobody knows', () => {
  expect(supplyOf([bag('a', '2026-10-21')])).toMatchObject({ emptyOn: '2026-11-16', daysLeft: 0, open: null })
  expect(supplyOf([bag('a', '2026-10-20')])).toBeNull()
})

test.each<[string, QueuedBag[]]>([
  ['nothing bought', []],
  ['nobody eats it', [bag('a', '2026-11-16', { gramsPerDay: 0 })]],
])('%s: no day', (_, bags) => {
  expect(supplyOf(bags)).toBeNull()
})

describe('against a household lived day by day', () => {
  const START = '2026-10-01'
  const DAYS = 60
  // Whole numbers only: rations divide 600, bags are whole hundreds of grams, so a day is 600 parts and nothing is rounded.
  const PARTS = 600
  const LONGEST = 600
  const day = fc.integer({ min: 0, max: DAYS })
  const anyBag = fc.record({
    came: day,
    hundreds: fc.integer({ min: 1, max: 80 }),
    gramsPerDay: fc.constantFrom(100, 150, 200, 300),
    isComing: fc.boolean(),
  })
  type Lived = { came: number; isComing: boolean; parts: number }
  type Seen = { bag: number; day: number; percent: number }

  /** Every morning parcels come and the owner looks; then the dogs eat one ration, from the oldest bag there is. */
  function live(bags: Lived[], seen: Seen | null, now: number) {
    const left = bags.map(({ parts }) => parts)
    const emptied = bags.map(() => -1)
    let atNow: number[] = []
    for (let today = 0; today < LONGEST; today++) {
      // Whoever looks into a bag knows it was the open one: those before it are gone, those after it are still full.
      if (seen?.day === today) {
        for (const [index, { parts }] of bags.entries()) {
          left[index] = index < seen.bag ? 0 : index > seen.bag ? parts : (parts * seen.percent) / 100
          emptied[index] = -1
        }
        if (seen.percent === 0) emptied[seen.bag] = today
      }
      if (today === now) atNow = [...left]
      let hunger = PARTS
      for (const [index, one] of bags.entries()) {
        const there = one.isComing ? Math.max(one.came, now) : one.came
        const eats = there <= today ? Math.min(hunger, left[index] ?? 0) : 0
        if (eats === 0) continue
        hunger -= eats
        left[index] = (left[index] ?? 0) - eats
        if (left[index] === 0) emptied[index] = hunger > 0 ? today : today + 1
      }
    }
    return { last: Math.max(...emptied), atNow }
  }

  test('the last day, what is open and how much of it is left are the same', () => {
    const anySeen = fc.option(fc.record({ bag: fc.nat(), day, percent: fc.constantFrom(0, 25, 50, 75, 100) }))
    fc.assert(
      fc.property(fc.array(anyBag, { minLength: 1, maxLength: 5 }), anySeen, day, (raw, look, now) => {
        const known = raw
          .map((one) => ({ ...one, isComing: one.isComing || one.came > now }))
          .toSorted((a, b) => order(a, now) - order(b, now))
        const home = known.filter(({ isComing }) => !isComing)
        const bags = known.map(({ came, hundreds, gramsPerDay, isComing }, index) => ({
          ...{ id: String(index), isComing, grams: hundreds * 100, gramsPerDay },
          arrivesOn: addDays(START, came),
        }))
        const index = look && home.length > 0 ? look.bag % home.length : 0
        const seen = look && home[index] ? { ...look, bag: index, day: Math.max(look.day, home[index].came) } : null
        if (seen && seen.day > now) return
        const notes = seen ? [{ bagId: String(seen.bag), on: addDays(START, seen.day), leftPercent: seen.percent }] : []

        const today = addDays(START, now)
        const states = openedBags(bags, notes, today)
        const supply = foodSupply(states, today)
        const lived = live(
          known.map(({ came, hundreds, gramsPerDay, isComing }) => ({
            ...{ came, isComing, parts: (hundreds * 100 * PARTS) / gramsPerDay },
          })),
          seen,
          now,
        )
        const isForgotten = now - lived.last > 21
        expect(supply?.emptyOn ?? null).toBe(isForgotten ? null : addDays(START, lived.last))
        if (!supply) return
        const open = home.findIndex((_, at) => (lived.atNow[at] ?? 0) > 0)
        expect(supply.open?.bagId ?? null).toBe(open === -1 ? null : String(open))
        const left = ((lived.atNow[open] ?? 0) * (known[open]?.gramsPerDay ?? 0)) / PARTS
        expect(states.find(({ state }) => state === 'open')?.leftGrams ?? 0).toBeCloseTo(left, 3)
        expect(supply.daysLeft).toBe(Math.max(0, daysBetween(today, supply.emptyOn)))
      }),
      { numRuns: 400 },
    )
  })

  const order = ({ came, isComing }: { came: number; isComing: boolean }, now: number) =>
    isComing ? Math.max(came, now) + 0.5 : came
})
