import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceCart } from './price-cart.ts'
import { priceLine } from './price-line.ts'
import { asked, buyer, COUPONS, cartOf, GROUPS, line, SETTINGS } from './pricing.fixture.ts'
import * as goods from './variants.fixture.ts'

const anyCase = fc
  .record({
    variant: fc.constantFrom(...Object.values(goods)),
    group: fc.constantFrom(...Object.values(GROUPS)),
    steps: fc.array(
      fc.record({ fromPieces: fc.integer({ min: 2, max: 12 }), price: fc.integer({ min: 1, max: 200_000 }) }),
      {
        maxLength: 4,
      },
    ),
    agreed: fc.option(fc.integer({ min: 1, max: 200_000 })),
    regularWeeks: fc.constantFrom(null, 4),
    priceStep: fc.constantFrom(1, 100),
  })
  .map(({ variant, group, steps, agreed, regularWeeks, priceStep }) => {
    const lists = [group.priceList, SETTINGS.publicPriceList]
    const quantityPrices = steps.flatMap((step) => lists.map((priceList) => ({ ...step, priceList })))
    const who = buyer(group, agreed === null ? {} : { agreedPrices: { [variant.id]: agreed } })
    const settings = { ...SETTINGS, priceStep }
    const priceOf = (pieces: number, own = who, priced = { ...variant, quantityPrices }) =>
      priceLine({ id: 'line', variant: priced, pieces, regularWeeks }, pieces, own, settings).line.unitPrice
    return { priceOf, plain: { ...variant, quantityPrices: [] }, stranger: buyer(group) }
  })

test('a piece of many is never dearer than one alone, and never dearer than a piece of fewer', () => {
  fc.assert(
    fc.property(anyCase, ({ priceOf, plain, stranger }) => {
      const prices = Array.from({ length: 13 }, (_, index) => priceOf(index + 1))
      for (const [index, price] of prices.entries()) {
        expect(price).toBeLessThanOrEqual(prices[index - 1] ?? price)
        // Neither a break nor an agreement makes anything dearer than without it.
        expect(price).toBeLessThanOrEqual(priceOf(index + 1, stranger, plain))
      }
      expect(prices).toEqual(Array.from({ length: 13 }, (_, index) => priceOf(index + 1)))
    }),
    { numRuns: 300 },
  )
})

test('what was agreed with one customer changes nothing for another', () => {
  fc.assert(
    fc.property(anyCase, ({ priceOf, plain, stranger }) => {
      expect(priceOf(1, stranger)).toBe(priceOf(1, stranger, plain))
    }),
  )
})

test('a sale, many pieces and regular delivery are not added up', () => {
  const variant = {
    ...goods.BAG_12,
    prices: { retail: 80_000 },
    compareAtPrice: 100_000,
    quantityPrices: [{ priceList: 'retail', fromPieces: 6, price: 79_000 }],
  }
  const regular = (pieces: number) =>
    priceLine({ id: 'line', variant, pieces, regularWeeks: 4 }, pieces, buyer(GROUPS.retail), SETTINGS).line.unitPrice
  expect(regular(1)).toBe(80_000)
  expect(regular(6)).toBe(79_000)
})

test('the percentage of a group does not come off what was agreed', () => {
  const group = { ...GROUPS.retail, discountPercent: 15 }
  const variant = { ...goods.BAG_12, prices: { retail: 100_000 }, compareAtPrice: null, quantityPrices: [] }
  const paid = (agreed: number) => {
    const who = buyer(group, { agreedPrices: { [variant.id]: agreed } })
    return priceLine({ id: 'line', variant, pieces: 1, regularWeeks: null }, 1, who, SETTINGS).line.unitPrice
  }
  expect(paid(80_000)).toBe(80_000)
  expect(paid(90_000)).toBe(85_000)
})

test('a coupon may leave out what many pieces or an agreement have made cheaper', () => {
  const variant = {
    ...goods.BAG_12,
    prices: { retail: 100_000 },
    quantityPrices: [{ priceList: 'retail', fromPieces: 3, price: 90_000 }],
  }
  const coupon = { ...COUPONS.percent, excludes: ['quantity', 'agreed'] as const }
  const reasons = (pieces: number, agreedPrices = {}) =>
    priceCart(cartOf([line(variant, pieces)], { buyer: buyer(GROUPS.retail, { agreedPrices }), coupon: asked(coupon) }))
      .trace.filter(({ code }) => code === 'coupon.line_excluded')
      .map((entry) => ('reason' in entry ? entry.reason : null))
  expect(reasons(2)).toEqual([])
  expect(reasons(3)).toEqual(['quantity'])
  expect(reasons(1, { [variant.id]: 80_000 })).toEqual(['agreed'])
})
