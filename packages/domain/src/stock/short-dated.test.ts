import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/local-date.ts'
import { chooseBatches } from '../shipment/choose-batches.ts'
import {
  areStepsInOrder,
  minimumDaysLeft,
  piecesToSellApart,
  shortDateDiscount,
  shortDatePrice,
} from './short-dated.ts'

const TODAY = '2026-11-17'
const RULES = { firstDays: 60, firstPercent: 20, lastDays: 30, lastPercent: 40, untilDays: 7 }

test.each([
  [61, null],
  [60, 20],
  [31, 20],
  [30, 40],
  [7, 40],
  [6, null],
  [-1, null],
])('with %i days left it is cheaper by %s percent', (days, percent) => {
  expect(shortDateDiscount(addDays(TODAY, days), TODAY, RULES)).toBe(percent)
})

test.each([
  [{}, true],
  [{ lastPercent: 20 }, true],
  [{ lastPercent: 19 }, false],
  [{ lastDays: 60 }, false],
  [{ untilDays: 30 }, false],
])('steps with %j are in order: %s', (change, isInOrder) => {
  expect(areStepsInOrder({ ...RULES, ...change })).toBe(isInOrder)
})

test.each([
  [54_900, 20, 43_900],
  [119_900, 40, 71_900],
  [90, 20, 72],
])('%i haléře less %i percent are %i', (usual, percent, price) => {
  expect(shortDatePrice(usual, percent)).toBe(price)
})

test.each([
  ['everything, when others can be sent', { spare: 10, inBatch: 10, unplanned: 10, elsewhere: 10, isSent: true }, 10],
  [
    'nothing of the only ones that can be sent',
    { spare: 10, inBatch: 10, unplanned: 10, elsewhere: 0, isSent: true },
    0,
  ],
  ['what is left over them', { spare: 10, inBatch: 10, unplanned: 10, elsewhere: 4, isSent: true }, 4],
  [
    'everything that could not be sent anyway',
    { spare: 10, inBatch: 10, unplanned: 10, elsewhere: 0, isSent: false },
    10,
  ],
  ['no more than can be spared', { spare: 3, inBatch: 10, unplanned: 2, elsewhere: 0, isSent: true }, 3],
])('sold apart is %s', (_what, cover, pieces) => {
  expect(piecesToSellApart(cover)).toBe(pieces)
})

test('nothing gets dearer as its day comes nearer, and it is always below the usual price', () => {
  const rules = fc.record({
    firstDays: fc.integer({ min: 1, max: 120 }),
    firstPercent: fc.integer({ min: 1, max: 90 }),
    lastDays: fc.integer({ min: 0, max: 120 }),
    lastPercent: fc.integer({ min: 1, max: 90 }),
    untilDays: fc.integer({ min: 0, max: 30 }),
  })
  fc.assert(
    fc.property(
      rules,
      fc.integer({ min: 2, max: 1_000_000 }),
      fc.integer({ min: 1, max: 140 }),
      (rule, usual, days) => {
        const [sooner, later] = [days - 1, days].map((left) => shortDateDiscount(addDays(TODAY, left), TODAY, rule))
        if (sooner === null || sooner === undefined || later === null || later === undefined) return
        expect(sooner).toBeGreaterThanOrEqual(later)
        expect(shortDatePrice(usual, sooner)).toBeLessThanOrEqual(shortDatePrice(usual, later))
        expect(shortDatePrice(usual, later)).toBeLessThan(usual)
      },
    ),
  )
})

test('nobody who bought at the usual price gets a pack that keeps shorter than his group is promised', () => {
  const batch = fc.record({
    id: fc.uuid(),
    bestBefore: fc.integer({ min: -10, max: 200 }).map((days) => addDays(TODAY, days)),
    available: fc.nat(20),
    isBlocked: fc.boolean(),
  })
  const days = fc.integer({ min: 0, max: 180 })
  fc.assert(
    fc.property(
      ...([fc.array(batch, { maxLength: 10 }), fc.nat(40), fc.option(days), days, fc.boolean()] as const),
      (batches, pieces, groupDays, shopDays, isShortDated) => {
        const minimum = minimumDaysLeft({ groupDays, shopDays, isShortDated })
        const picked = chooseBatches(pieces, batches, TODAY, minimum)
        if (!picked.ok) return
        for (const { batchId } of picked.value) {
          const taken = batches.find(({ id }) => id === batchId)
          expect(taken?.bestBefore).toBeDefined()
          expect(String(taken?.bestBefore) >= addDays(TODAY, isShortDated ? 1 : (groupDays ?? shopDays))).toBe(true)
        }
      },
    ),
  )
})
