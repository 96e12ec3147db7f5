import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/local-date.ts'
import { priceLine } from '../cart/price-line.ts'
import { buyer, GROUPS, SETTINGS } from '../cart/pricing.fixture.ts'
import * as goods from '../cart/variants.fixture.ts'
import { percentOf } from '../money/round.ts'
import { announceGoods, holdPrice, mayCharge } from './announced-price.ts'
import { gatherLines, keepLines } from './gather-lines.ts'
import { dueAfterDelivery, dueAfterSkip } from './line-due.ts'
import { replaceMissing } from './replace-missing.ts'
import { heldUntil, retryAt } from './retry-times.ts'

describe('when a line is due again', () => {
  const BY_WEEKS = { intervalDays: 35, isByBowl: false }
  const BY_BOWL = { intervalDays: 45, isByBowl: true }

  test.each([
    [BY_WEEKS, '2026-11-18', '2026-12-20', '2026-12-23'],
    [BY_BOWL, '2026-11-18', '2027-01-02', '2026-12-29'],
    // Nobody knows what the dog eats: as long as the last time.
    [BY_BOWL, '2026-11-18', null, '2027-01-02'],
    // A bag that should be empty already does not bring one every other day.
    [BY_BOWL, '2026-11-18', '2026-11-19', '2026-11-25'],
    [{ intervalDays: 14, isByBowl: false }, '2028-02-20', null, '2028-03-05'],
    [{ intervalDays: 14, isByBowl: false }, '2027-02-20', null, '2027-03-06'],
  ])('%j, delivered on %s, empty on %s: %s', (rhythm, deliveredOn, emptyOn, expected) => {
    expect(dueAfterDelivery(rhythm, deliveredOn, emptyOn, 4)).toBe(expected)
  })

  test('after a skip an interval later than it would have been', () => {
    expect(dueAfterSkip(BY_BOWL, '2026-11-18', '2026-11-12')).toBe('2027-01-02')
    // A late one, as after a pause: not from a day that has long passed.
    expect(dueAfterSkip(BY_BOWL, '2026-10-01', '2026-11-18')).toBe('2027-01-02')
  })
})

describe('the parcel', () => {
  test('takes what is due first, and what would be due a few days after it', () => {
    const lines = [
      { id: 1, dueOn: '2026-11-25' },
      { id: 2, dueOn: '2026-11-18' },
      { id: 3, dueOn: '2026-11-26' },
    ]
    expect(gatherLines(lines, 7)).toEqual({ dueOn: '2026-11-18', lines: [lines[0], lines[1]] })
    expect(gatherLines([], 7)).toBeNull()
  })

  test.each([
    ['what was in it and is due a few days after', { id: 1, dueOn: '2026-11-25', deliveredOn: '2026-10-21' }, true],
    ['what was in it and is due weeks later', { id: 1, dueOn: '2026-12-18', deliveredOn: '2026-10-21' }, false],
    ['what is new and takes its place', { id: 9, dueOn: '2026-11-20', deliveredOn: null }, true],
    ['what was to come a few days after, by itself', { id: 2, dueOn: '2026-11-20', deliveredOn: '2026-10-21' }, false],
    ['what is overdue by its day', { id: 2, dueOn: '2026-11-12', deliveredOn: '2026-10-21' }, true],
  ])('once announced takes %s: %j, %s', (_, line, isKept) => {
    const parcel = { dueOn: '2026-11-18', lineIds: new Set([1]) }
    expect(keepLines([line], parcel, 7)).toEqual(isKept ? [line] : [])
  })

  test('never leaves out what is due, nor takes what can wait', () => {
    const anyLine = fc.record({ id: fc.nat(), ahead: fc.integer({ min: 0, max: 60 }) })
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), fc.integer({ min: 0, max: 14 }), (any, days) => {
        const lines = any.map(({ id, ahead }) => ({ id, dueOn: addDays('2026-02-20', ahead) }))
        const gathered = gatherLines(lines, days)
        const first = lines.map(({ dueOn }) => dueOn).toSorted()[0] ?? ''
        expect(gathered?.dueOn).toBe(first)
        expect(gathered?.lines).toEqual(lines.filter(({ dueOn }) => dueOn <= addDays(first, days)))
      }),
    )
  })
})

describe('what is charged', () => {
  test('each thing costs the lower of the announced price and the one of the day', () => {
    const anyPrice = fc.record({
      price: fc.integer({ min: 100, max: 500_000 }),
      compareAt: fc.option(fc.integer({ min: 100, max: 600_000 })),
      agreed: fc.option(fc.integer({ min: 100, max: 500_000 })),
    })
    const anyVariant = fc.constantFrom(...Object.values(goods).filter(({ components }) => components.length === 0))
    const anyGroup = fc.constantFrom(...Object.values(GROUPS))
    fc.assert(
      fc.property(
        anyVariant,
        anyPrice,
        anyPrice,
        anyGroup,
        fc.integer({ min: 1, max: 5 }),
        (some, was, is, group, pieces) => {
          const at = ({ price, compareAt }: typeof was) => ({
            ...some,
            prices: { retail: price, [group.priceList]: price },
            quantityPrices: [],
            compareAtPrice: compareAt,
          })
          const who = { ...buyer(), group }
          const line = { id: 'line', variant: at(is), pieces, regularWeeks: 4 }
          const having = (agreed: number | null) => ({
            ...who,
            agreedPrices: agreed === null ? {} : { [some.id]: agreed },
          })
          const unitPrice = (variant: typeof some, agreed: number | null) =>
            priceLine({ ...line, variant }, pieces, having(agreed), SETTINGS).line.unitPrice
          const told = announceGoods(at(was), having(was.agreed))
          const held = holdPrice(line, told, having(is.agreed), SETTINGS)
          const paid = priceLine({ ...line, variant: held.variant }, pieces, held.buyer, SETTINGS).line.unitPrice
          expect(paid).toBe(Math.min(unitPrice(at(was), was.agreed), unitPrice(at(is), is.agreed)))
          expect(held.variant.weightGrams).toBe(some.weightGrams)
          expect(holdPrice(line, null, who, SETTINGS)).toEqual({ variant: line.variant, buyer: who })
        },
      ),
    )
  })

  test.each([
    [169_900, 169_900, true],
    [169_900, 169_800, true],
    [169_900, 170_000, false],
  ])('announced %d, today %d: %s', (announced, payable, expected) => {
    expect(mayCharge(announced, payable)).toBe(expected)
  })
})

describe('a refused charge', () => {
  test.each([
    ['2026-11-16T08:12:00Z', ['2026-11-17T09:00', '2026-11-19T09:00', '2026-11-21T09:00']],
    // Over the change of the clock it stays ten in the morning.
    ['2026-10-24T08:12:00Z', ['2026-10-25T09:00', '2026-10-27T09:00', '2026-10-29T09:00']],
    ['2028-02-28T08:12:00Z', ['2028-02-29T09:00', '2028-03-02T09:00', '2028-03-04T09:00']],
  ])('of %s is tried again three times', (at, expected) => {
    const times = [0, 1, 2].map((retries) => retryAt(new Date(at), retries, new Date(at))?.toISOString().slice(0, 16))
    expect(times).toEqual(expected)
    expect(retryAt(new Date(at), 3, new Date(at))).toBeNull()
  })

  test.each([
    [1, '2026-11-20T08:10:00Z', '2026-11-21T09:00'],
    [1, '2026-11-17T09:05:00Z', '2026-11-19T09:00'],
    [2, '2026-11-22T08:10:00Z', undefined],
  ])('after a rest, tried for the %d. time at %s, is next tried at %s', (retries, now, expected) => {
    const next = retryAt(new Date('2026-11-16T08:12:00Z'), retries, new Date(now))
    expect(next?.toISOString().slice(0, 16)).toBe(expected)
  })

  test('finds the goods still held', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2024-01-01'), max: new Date('2032-01-01'), noInvalidDate: true }), (at) => {
        const last = retryAt(at, 2, at)
        expect(last && last < heldUntil(at)).toBe(true)
      }),
    )
  })
})

describe('goods that are not there', () => {
  const BAG = { pieces: 1, grams: 12_000, price: 164_900 }
  const OFFERS = {
    packs: [
      { variantId: 2, grams: 2000, inStock: 50, price: 34_900 },
      { variantId: 4, grams: 4000, inStock: 50, price: 62_900 },
      { variantId: 5, grams: 5000, inStock: 50, price: 70_000 },
      { variantId: 15, grams: 15_000, inStock: 50, price: 190_000 },
    ],
    substitute: { variantId: 9, inStock: 3, price: 189_900 },
  }

  test.each([
    ['wait', BAG, { kind: 'wait' }],
    // The fewest packs of exactly as much food, at the price per kilogram of the bag.
    ['smaller_packs', BAG, { kind: 'packs', variantId: 4, pieces: 3, price: 54_800 }],
    ['smaller_packs', { ...BAG, pieces: 20 }, { kind: 'wait' }],
    ['smaller_packs', { ...BAG, grams: null }, { kind: 'wait' }],
    // Never dearer than what it stands for; a cheaper one costs what it costs.
    ['substitute', BAG, { kind: 'substitute', variantId: 9, pieces: 1, price: 164_900 }],
    ['substitute', { ...BAG, price: 200_000 }, { kind: 'substitute', variantId: 9, pieces: 1, price: 189_900 }],
    ['substitute', { ...BAG, pieces: 4 }, { kind: 'wait' }],
  ] as const)('%s, %j: %j', (policy, missing, expected) => {
    expect(replaceMissing(policy, missing, OFFERS, 100)).toEqual(expected)
  })

  test('smaller packs hold as much food and cost no more', () => {
    const anyPack = fc.record({
      variantId: fc.nat(),
      grams: fc.constantFrom(400, 1000, 2000, 3000, 4000, 6000),
      inStock: fc.nat({ max: 40 }),
      price: fc.integer({ min: 1000, max: 90_000 }),
    })
    fc.assert(
      fc.property(
        fc.array(anyPack),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 300_000 }),
        (packs, pieces, price) => {
          const answer = replaceMissing(
            'smaller_packs',
            { pieces, grams: 12_000, price },
            { packs, substitute: null },
            100,
          )
          if (answer.kind !== 'packs') return
          const pack = packs.find(
            ({ variantId, grams, inStock }) =>
              variantId === answer.variantId && grams * answer.pieces === 12_000 * pieces && inStock >= answer.pieces,
          )
          expect(pack).toBeDefined()
          const paid = (one: number, count: number, percent: number) => (one - percentOf(one, percent, 100)) * count
          for (const percent of [0, 10, 15]) {
            expect(paid(answer.price, answer.pieces, percent)).toBeLessThanOrEqual(paid(price, pieces, percent))
          }
        },
      ),
    )
  })
})
