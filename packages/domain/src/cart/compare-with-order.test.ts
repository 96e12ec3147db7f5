import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareWithOrder, type OrderedBefore, type OrderedNow } from './compare-with-order.ts'

const FREE = { volume: 0, coupon: 0, credits: 0, shipping: 0, payment: 0 }
const RABBIT = { variantId: 'rabbit', pieces: 1, full: 122_900, wasOnSale: true }
const CAN = { variantId: 'can', pieces: 1, full: 10_900, wasOnSale: false }
const BEFORE: OrderedBefore = { payable: 133_800, lines: [RABBIT, CAN], costs: FREE }
const rabbit = { variantId: 'rabbit', pieces: 1, unitPrice: 124_900 }
const can = { variantId: 'can', pieces: 1, unitPrice: 10_900 }

test('a sale that ended makes it twenty crowns more, and the rest is as it was', () => {
  const compared = compareWithOrder(BEFORE, { payable: 135_800, lines: [rabbit, can], costs: FREE })
  expect(compared).toEqual({
    difference: 2_000,
    reasons: [{ kind: 'price', variantId: 'rabbit', by: 2_000, was: 122_900, is: 124_900, saleEnded: true }],
  })
})

test.each<[string, Partial<OrderedNow>, object]>([
  ['nothing changed', { lines: [{ ...rabbit, unitPrice: 122_900 }, can], payable: 133_800 }, []],
  [
    'goods that cannot be had',
    { lines: [{ ...rabbit, unitPrice: 122_900 }], payable: 122_900 },
    [{ kind: 'pieces', variantId: 'can', by: -10_900, was: 1, is: 0 }],
  ],
  [
    'something taken in its place',
    { lines: [{ ...rabbit, unitPrice: 122_900 }, can, { variantId: 'treat', pieces: 2, unitPrice: 5_000 }] },
    [{ kind: 'pieces', variantId: 'treat', by: 10_000, was: 0, is: 2 }],
  ],
  [
    'two instead of one, and dearer',
    { lines: [{ ...rabbit, pieces: 2 }, can] },
    [
      { kind: 'price', variantId: 'rabbit', by: 2_000, was: 122_900, is: 124_900, saleEnded: true },
      { kind: 'pieces', variantId: 'rabbit', by: 124_900, was: 1, is: 2 },
    ],
  ],
  [
    'cheaper than the sale of last time',
    { lines: [{ ...rabbit, unitPrice: 119_900 }, can] },
    [{ kind: 'price', variantId: 'rabbit', by: -3_000, was: 122_900, is: 119_900, saleEnded: false }],
  ],
  [
    'shipping that is no longer free',
    { lines: [{ ...rabbit, unitPrice: 122_900 }, can], costs: { ...FREE, shipping: 7_900 } },
    [{ kind: 'shipping', by: 7_900, was: 0, is: 7_900 }],
  ],
])('%s', (_, now, reasons) => {
  const compared = compareWithOrder(BEFORE, { payable: 0, lines: [], costs: FREE, ...now })
  expect(compared.reasons).toEqual(reasons)
})

test('a coupon and credits of last time are told as what is dearer today', () => {
  const before = { ...BEFORE, payable: 118_800, costs: { ...FREE, coupon: 10_000, credits: 5_000 } }
  const lines = [{ ...rabbit, unitPrice: 122_900 }, can]
  expect(compareWithOrder(before, { payable: 133_800, lines, costs: FREE }).reasons).toEqual([
    { kind: 'coupon', by: 10_000, was: 10_000, is: 0 },
    { kind: 'credits', by: 5_000, was: 5_000, is: 0 },
  ])
})

test('together the reasons are the difference, whatever changed', () => {
  const pieces = fc.integer({ min: 1, max: 9 })
  const price = fc.integer({ min: 1, max: 2_000 }).map((crowns) => crowns * 100)
  const costs = fc.record({ volume: price, coupon: price, credits: price, shipping: price, payment: price })
  const lines = fc.uniqueArray(
    fc.record({ variantId: fc.constantFrom('a', 'b', 'c', 'd'), pieces, unitPrice: price }),
    {
      selector: ({ variantId }) => variantId,
    },
  )
  const payable = (side: OrderedNow) =>
    side.lines.reduce((sum, line) => sum + line.pieces * line.unitPrice, 0) -
    side.costs.volume -
    side.costs.coupon -
    side.costs.credits +
    side.costs.shipping +
    side.costs.payment
  fc.assert(
    fc.property(lines, costs, lines, costs, (oldLines, oldCosts, newLines, newCosts) => {
      const then = { payable: 0, lines: oldLines, costs: oldCosts }
      const now = { payable: 0, lines: newLines, costs: newCosts }
      const before: OrderedBefore = {
        payable: payable(then),
        lines: oldLines.map((line) => ({ ...line, full: line.pieces * line.unitPrice, wasOnSale: false })),
        costs: oldCosts,
      }
      const { difference, reasons } = compareWithOrder(before, { ...now, payable: payable(now) })
      expect(reasons.reduce((sum, { by }) => sum + by, 0)).toBe(difference)
    }),
  )
})
