import { expect, test } from 'vitest'
import { GROUPS, SETTINGS } from '../cart/pricing.fixture.ts'
import type { Buyer, PricedVariant } from '../cart/pricing-input.ts'
import { ownPrice } from './own-price.ts'

const BAG: PricedVariant = {
  id: '1',
  prices: { retail: 194_900, wholesale: 120_000 },
  quantityPrices: [
    { priceList: 'wholesale', fromPieces: 10, price: 115_000 },
    { priceList: 'wholesale', fromPieces: 40, price: 116_000 },
    { priceList: 'retail', fromPieces: 3, price: 189_900 },
  ],
  compareAtPrice: null,
  vatRate: 12,
  categories: ['granule'],
  productId: '1',
  brand: null,
  isMultipack: false,
  isShortDated: false,
  weightGrams: 12_500,
  dimensions: null,
  components: [],
}

const buyer = (group: keyof typeof GROUPS, agreedPrices: Record<string, number> = {}): Buyer => ({
  group: GROUPS[group],
  ordersPlaced: 0,
  agreedPrices,
  cashBlockedUntil: null,
})
const priceOf = (who: Buyer, variant = BAG) => ownPrice(variant, who, GROUPS.retail, SETTINGS)

test('who buys as everybody does has no price of their own', () => {
  expect(priceOf(buyer('retail'))).toBeNull()
})

test('wholesale sees its list without VAT, the same with VAT, and only steps that are paid', () => {
  expect(priceOf(buyer('wholesale'))).toMatchObject({
    unitPrice: 120_000,
    withVat: 134_400,
    regularPrice: null,
    steps: [{ from: 10, price: 115_000 }],
    reasons: [{ code: 'price.base', source: 'list', unitPrice: 120_000 }],
  })
})

test('goods without a price of the group cost the public price less VAT', () => {
  const own = priceOf(buyer('wholesale'), { ...BAG, prices: { retail: 112_000 }, quantityPrices: [] })
  expect(own).toMatchObject({ unitPrice: 100_000, withVat: 112_000, steps: [] })
  expect(own?.reasons).toMatchObject([{ source: 'public_list' }])
})

test('a breeder has the percentage of the category, and its reason', () => {
  const own = priceOf(buyer('breeder'))
  expect(own).toMatchObject({ unitPrice: 165_700, withVat: null, steps: [{ from: 3 }] })
  expect(own?.reasons).toContainEqual(expect.objectContaining({ code: 'price.discount', percent: 15, applied: true }))
})

test('an agreement of a retail customer is a price of their own, for its goods only', () => {
  expect(priceOf(buyer('retail', { '1': 150_000 }))).toMatchObject({ unitPrice: 150_000 })
  expect(priceOf(buyer('retail', { '2': 150_000 }))).toBeNull()
})

test('an agreement that is dearer than the list changes nothing', () => {
  expect(priceOf(buyer('retail', { '1': 200_000 }))).toBeNull()
})
