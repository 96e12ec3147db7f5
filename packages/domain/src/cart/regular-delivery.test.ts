import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceLine } from './price-line.ts'
import { GROUPS, SETTINGS } from './pricing.fixture.ts'
import { offerRegularDelivery } from './regular-delivery.ts'
import * as goods from './variants.fixture.ts'

const KIBBLE = { categories: ['pro-dospele', 'granule'], components: [] }
const EVERYBODY = { group: GROUPS.retail, ordersPlaced: null, agreedPrices: {}, cashBlockedUntil: null }

test.each([
  { price: 164_900, compareAtPrice: null, expected: 148_400 },
  { price: 154_900, compareAtPrice: null, expected: 139_400 },
  { price: 84_900, compareAtPrice: 99_900, expected: null },
  { price: 94_900, compareAtPrice: 99_900, expected: 89_900 },
  // A week at 899 before the sale: the discount counts from what the law compares with, not from the regular 999.
  { price: 94_900, compareAtPrice: 89_900, expected: 80_900 },
])('$price haléře (before a sale $compareAtPrice) comes regularly for $expected', ({ expected, ...prices }) => {
  expect(offerRegularDelivery({ ...KIBBLE, ...prices }, SETTINGS)).toBe(expected)
})

test.each([
  ['goods of another category', goods.BOWL],
  ['goods of an excluded category, whatever else they are', goods.BOX_OF_SAMPLES],
  ['a bundle', { ...goods.PUPPY_BUNDLE, categories: ['granule'] }],
])('%s has no such price', (_title, variant) => {
  expect(offerRegularDelivery({ ...variant, price: 100_000 }, SETTINGS)).toBeNull()
})

test('nothing is offered where the discount is nought or rounds away', () => {
  const free = { ...SETTINGS, regularDelivery: { ...SETTINGS.regularDelivery, discountPercent: 0 } }
  expect(offerRegularDelivery({ ...KIBBLE, price: 5_900, compareAtPrice: null }, free)).toBeNull()
  expect(offerRegularDelivery({ ...KIBBLE, price: 400, compareAtPrice: null }, SETTINGS)).toBeNull()
})

test('the price a page prints is the price a cart takes from everybody', () => {
  const prices = fc.record({
    price: fc.integer({ min: 1, max: 500_000 }),
    compareAtPrice: fc.option(fc.integer({ min: 1, max: 500_000 })),
    percent: fc.constantFrom(0, 5, 7.5, 10, 33),
    step: fc.constantFrom(1, 100),
    categories: fc.subarray(['granule', 'pro-dospele', 'boxy', 'vybaveni']),
  })
  fc.assert(
    fc.property(prices, ({ price, compareAtPrice, percent, step, categories }) => {
      const settings = {
        ...SETTINGS,
        priceStep: step,
        regularDelivery: { ...SETTINGS.regularDelivery, discountPercent: percent },
      }
      const variant = { ...goods.BAG_12, prices: { retail: price }, compareAtPrice, categories }
      const { line } = priceLine({ id: '1', variant, pieces: 1, regularWeeks: 4 }, 1, EVERYBODY, settings)
      expect(offerRegularDelivery({ ...variant, price }, settings) ?? price).toBe(line.unitPrice)
    }),
  )
})
