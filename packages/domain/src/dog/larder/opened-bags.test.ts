import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../calendar/local-date.ts'
import { openedBags, type QueuedBag } from './opened-bags.ts'

const bag = (id: string, arrivesOn: string, grams = 2500, gramsPerDay = 250): QueuedBag => ({
  id,
  arrivesOn,
  isComing: false,
  grams,
  gramsPerDay,
})

describe('without a word of the owner', () => {
  test('a bag is opened on the day it comes and is empty when its rations are', () => {
    expect(openedBags([bag('a', '2026-11-01')], [], '2026-11-04')).toEqual([
      { id: 'a', state: 'open', grams: 2500, openedOn: '2026-11-01', leftGrams: 1750, runsOutOn: '2026-11-11' },
    ])
  })

  test('the second bag waits for the first, the third for the courier', () => {
    const bags = [bag('c', '2026-12-01'), bag('a', '2026-11-01'), bag('b', '2026-11-05')]
    expect(openedBags(bags, [], '2026-11-12')).toMatchObject([
      { id: 'a', state: 'empty', runsOutOn: '2026-11-11', leftGrams: 0 },
      { id: 'b', state: 'open', openedOn: '2026-11-11', runsOutOn: '2026-11-21', leftGrams: 2250 },
      { id: 'c', state: 'sealed', openedOn: '2026-12-01', runsOutOn: '2026-12-11', leftGrams: 2500 },
    ])
  })

  test('what is left of one bag is fed with the first of the next', () => {
    const bags = [bag('a', '2026-11-01', 600), bag('b', '2026-11-01', 650)]
    expect(openedBags(bags, [], '2026-11-03')).toMatchObject([
      { id: 'a', state: 'open', leftGrams: 100, runsOutOn: '2026-11-03' },
      { id: 'b', state: 'sealed', openedOn: '2026-11-03', runsOutOn: '2026-11-06' },
    ])
  })

  test('a bag that nobody eats has no date', () => {
    expect(openedBags([bag('a', '2026-11-01', 2500, 0)], [], '2026-11-20')).toEqual([
      { id: 'a', state: 'sealed', grams: 2500, openedOn: null, leftGrams: 2500, runsOutOn: null },
    ])
  })

  test('no bags, no answer', () => {
    expect(openedBags([], [], '2026-11-20')).toEqual([])
  })
})

describe('on its way', () => {
  const coming = (id: string, arrivesOn: string): QueuedBag => ({ ...bag(id, arrivesOn), isComing: true })

  test('a bag goes on where the one at home ends, and is not at home before it comes', () => {
    expect(openedBags([bag('a', '2026-11-01'), coming('b', '2026-11-05')], [], '2026-11-03')).toMatchObject([
      { id: 'a', state: 'open', runsOutOn: '2026-11-11' },
      { id: 'b', state: 'coming', openedOn: '2026-11-11', leftGrams: 2500, runsOutOn: '2026-11-21' },
    ])
  })

  test('an empty bowl waits for it', () => {
    expect(openedBags([bag('a', '2026-11-01'), coming('b', '2026-11-15')], [], '2026-11-12')).toMatchObject([
      { id: 'a', state: 'empty', runsOutOn: '2026-11-11' },
      { id: 'b', state: 'coming', openedOn: '2026-11-15', runsOutOn: '2026-11-25' },
    ])
  })

  test('a late parcel is awaited today, never yesterday', () => {
    expect(openedBags([coming('b', '2026-11-05')], [], '2026-11-08')).toMatchObject([
      { id: 'b', state: 'coming', openedOn: '2026-11-08', runsOutOn: '2026-11-18' },
    ])
  })

  test('what nobody eats only comes', () => {
    const unwanted = { ...coming('b', '2026-11-20'), gramsPerDay: 0 }
    expect(openedBags([unwanted], [], '2026-11-08')).toMatchObject([{ state: 'coming', runsOutOn: null }])
  })
})

describe('what the owner has seen', () => {
  const bags = [bag('a', '2026-11-01'), bag('b', '2026-11-01')]

  test.each([
    ['opened today', 100, 2500, '2026-11-30'],
    ['about half', 50, 1250, '2026-11-25'],
    ['the bottom', 10, 250, '2026-11-21'],
  ])('%s', (_name, leftPercent, leftGrams, runsOutOn) => {
    const [, second] = openedBags(bags, [{ bagId: 'b', on: '2026-11-20', leftPercent }], '2026-11-20')
    expect(second).toMatchObject({ state: 'open', leftGrams, runsOutOn })
  })

  test('bags before the open one are gone', () => {
    const [first] = openedBags(bags, [{ bagId: 'b', on: '2026-11-02', leftPercent: 100 }], '2026-11-02')
    expect(first).toMatchObject({ state: 'empty', leftGrams: 0, runsOutOn: null })
  })

  test('an empty bag lets the next one be opened that day', () => {
    const states = openedBags(bags, [{ bagId: 'a', on: '2026-11-04', leftPercent: 0 }], '2026-11-04')
    expect(states).toMatchObject([{ state: 'empty' }, { state: 'open', openedOn: '2026-11-04' }])
  })

  test('the later word holds, of the same day the last one said', () => {
    const notes = [
      { bagId: 'a', on: '2026-11-04', leftPercent: 80 },
      { bagId: 'a', on: '2026-11-06', leftPercent: 90 },
      { bagId: 'a', on: '2026-11-06', leftPercent: 40 },
      { bagId: 'elsewhere', on: '2026-11-07', leftPercent: 1 },
    ]
    expect(openedBags(bags, notes, '2026-11-06')[0]).toMatchObject({ leftGrams: 1000 })
  })
})

describe('for any bags', () => {
  const START = '2026-01-01'
  const day = (max: number) => fc.integer({ min: 0, max }).map((days) => addDays(START, days))
  const anyBags = fc.array(
    fc.record({
      arrivesOn: day(200),
      isComing: fc.constant(false),
      grams: fc.integer({ min: 80, max: 15_000 }),
      gramsPerDay: fc.integer({ min: 1, max: 1500 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  const named = (bags: Omit<QueuedBag, 'id'>[]) => bags.map((one, index) => ({ ...one, id: String(index) }))

  test('grams are never below nothing nor above the bag, and dates never go back', () => {
    const seen = fc.option(fc.record({ on: day(300), leftPercent: fc.integer({ min: 0, max: 100 }) }))
    fc.assert(
      fc.property(anyBags, seen, day(400), (bags, note, today) => {
        const states = openedBags(named(bags), note ? [{ ...note, bagId: '0' }] : [], today)
        const dates = states.flatMap(({ runsOutOn }) => runsOutOn ?? [])
        expect(dates).toEqual([...dates].sort())
        for (const { id, leftGrams, openedOn, runsOutOn } of states) {
          expect(leftGrams).toBeGreaterThanOrEqual(0)
          expect(leftGrams).toBeLessThanOrEqual(bags[Number(id)]?.grams ?? 0)
          if (openedOn && runsOutOn) expect(openedOn <= runsOutOn).toBe(true)
        }
      }),
    )
  })

  test('what is eaten and what is left is what came', () => {
    const packs = fc.array(fc.integer({ min: 80, max: 15_000 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(packs, fc.integer({ min: 1, max: 1500 }), fc.integer({ min: 0, max: 300 }), (grams, perDay, days) => {
        const bags = grams.map((each, index) => bag(String(index), START, each, perDay))
        const left = openedBags(bags, [], addDays(START, days)).reduce((sum, { leftGrams }) => sum + leftGrams, 0)
        const all = grams.reduce((sum, each) => sum + each, 0)
        expect(left).toBeCloseTo(Math.max(0, all - days * perDay), 3)
      }),
    )
  })

  test('another eater never makes a bag last longer, another bag never makes it end sooner', () => {
    fc.assert(
      fc.property(anyBags, fc.integer({ min: 1, max: 500 }), (bags, more) => {
        const lastOf = (list: Omit<QueuedBag, 'id'>[]) => openedBags(named(list), [], START).at(-1)?.runsOutOn ?? ''
        const hungrier = bags.map((one) => ({ ...one, gramsPerDay: one.gramsPerDay + more }))
        expect(lastOf(hungrier) <= lastOf(bags)).toBe(true)
        expect(
          lastOf([...bags, { arrivesOn: START, isComing: false, grams: 500, gramsPerDay: 100 }]) >= lastOf(bags),
        ).toBe(true)
      }),
    )
  })
})
