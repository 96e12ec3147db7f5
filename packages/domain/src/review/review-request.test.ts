import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../calendar/local-date.ts'
import { fromPragueTime } from '../calendar/prague-time.ts'
import { ASKED_WITHIN_DAYS, goodsToAskAbout, isAskingTime, type TriedGoods, triedOn } from './review-request.ts'

const CAME = '2026-11-02'
const goods = (change: Partial<TriedGoods> = {}): TriedGoods => ({
  productId: 1,
  kind: 'kibble',
  pieces: 1,
  packGrams: 12_000,
  amount: 100_000,
  halfEatenOn: null,
  ...change,
})

describe('goods are tried', () => {
  test.each<[string, Partial<TriedGoods>, number]>([
    ['twelve kilograms of kibble', {}, 24],
    ['two bags of it: the first one counts', { pieces: 2 }, 24],
    ['two kilograms', { packGrams: 2000 }, 5],
    ['a case of cans: half of them', { kind: 'can', packGrams: 400, pieces: 24 }, 12],
    ['one can', { kind: 'can', packGrams: 400 }, 5],
    ['treats', { kind: 'treat', packGrams: 500 }, 10],
    ['a supplement by its weight', { kind: 'supplement', packGrams: 300 }, 15],
    ['a supplement without one', { kind: 'supplement', packGrams: null }, 21],
    ['a shampoo', { kind: 'cosmetics', packGrams: 250 }, 14],
    ['a leash', { kind: 'equipment', packGrams: null }, 10],
    ['a box of samples', { kind: 'box', packGrams: null }, 14],
    ['kibble that weighs nothing', { packGrams: null }, 14],
    ['by a dog, later than the guess', { halfEatenOn: '2026-12-10' }, 38],
    ['by a dog, sooner', { halfEatenOn: '2026-11-09' }, 7],
    ['by a dog, in no time', { halfEatenOn: '2026-11-03' }, 5],
    ['by a small dog: ten days before the promise ends', { halfEatenOn: '2027-02-20' }, 50],
  ])('%s', (_name, change, days) => {
    expect(daysBetween(CAME, triedOn(goods(change), CAME))).toBe(days)
  })
})

describe('a request', () => {
  const bag = goods()
  const leash = goods({ productId: 2, kind: 'equipment', packGrams: null, amount: 30_000 })
  const sealed = goods({ productId: 3, amount: 90_000, halfEatenOn: '2026-12-20' })
  const asked = (day: string, all = [leash, bag, sealed]) =>
    goodsToAskAbout(all, CAME, day).map(({ productId }) => productId)

  test('waits for the bag, then names what has been tried and nothing that lies sealed', () => {
    expect(asked('2026-11-25')).toEqual([])
    expect(asked('2026-11-26')).toEqual([2, 1])
  })

  test('comes late after holidays, and then no more', () => {
    expect(asked(addDays(CAME, ASKED_WITHIN_DAYS))).toEqual([2, 1, 3])
    expect(asked(addDays(CAME, ASKED_WITHIN_DAYS + 1))).toEqual([])
  })

  test('has nothing to ask when nothing is left', () => {
    expect(asked('2026-11-26', [])).toEqual([])
  })

  test('never comes before the dearest thing was tried, and never names what was not', () => {
    const one = fc.record({
      productId: fc.integer({ min: 1, max: 9 }),
      kind: fc.constantFrom('kibble', 'can', 'pouch', 'treat', 'supplement', 'cosmetics', 'equipment', 'box'),
      pieces: fc.integer({ min: 1, max: 30 }),
      packGrams: fc.option(fc.integer({ min: 50, max: 20_000 })),
      amount: fc.integer({ min: 0, max: 500_000 }),
      halfEatenOn: fc.option(fc.integer({ min: -5, max: 200 }).map((days) => addDays(CAME, days))),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 6 }), fc.integer({ min: 0, max: 120 }), (all, days) => {
        const today = addDays(CAME, days)
        const named = goodsToAskAbout(all, CAME, today)
        const dearest = Math.max(0, ...all.map(({ amount }) => amount))
        const isTried = (item: TriedGoods) => triedOn(item, CAME) <= today
        expect(named.every(isTried)).toBe(true)
        const mayAsk = days >= 5 && days <= ASKED_WITHIN_DAYS
        if (named.length > 0) expect(mayAsk && all.some((item) => item.amount === dearest && isTried(item))).toBe(true)
      }),
    )
  })
})

test.each<[string, string, boolean]>([
  ['2026-11-16', '10:00', true],
  ['2026-11-16', '07:59', false],
  ['2026-11-16', '20:00', false],
  ['2026-11-17', '10:00', false],
  ['2026-12-24', '10:00', false],
  ['2027-03-29', '10:00', false],
  ['2026-11-21', '10:00', true],
])('on %s at %s people are asked: %s', (day, time, isIt) => {
  expect(isAskingTime(fromPragueTime(day, time))).toBe(isIt)
})
