import type { OwnPrice } from '@shop/contract/wholesale/own-prices'
import { expect, test } from 'vitest'
import type { VariantView } from './product-view.ts'
import { variantWithOwnPrice, withOwnPrice } from './with-own-price.ts'

const PUBLIC = {
  price: 178_900,
  formerPrice: 194_900,
  lowestPrice: 189_900,
  discountPercent: 6,
  unitPrice: { halere: 14_908, unit: 'kg' as const },
  repeatPrice: 170_000,
}
const OWN: OwnPrice = {
  variantId: 1,
  basis: 'net',
  unitPrice: 120_000,
  withVat: 134_400,
  pricePerUnit: 10_000,
  regularPrice: null,
  steps: [{ from: 10, price: 115_000 }],
  packing: { perCarton: null, perLayer: null, perPallet: null },
  reasons: [],
}

test('without a price of their own everybody sees the public one', () => {
  expect(withOwnPrice(PUBLIC, undefined)).toBe(PUBLIC)
})

test('a discount of the public price says nothing about the own one', () => {
  expect(withOwnPrice(PUBLIC, OWN)).toEqual({
    price: 120_000,
    formerPrice: null,
    lowestPrice: null,
    discountPercent: null,
    unitPrice: { halere: 10_000, unit: 'kg' },
    repeatPrice: null,
  })
})

test('what has no unit gets none, and what does not come regularly neither', () => {
  const plain = { ...PUBLIC, unitPrice: null, repeatPrice: null }
  expect(withOwnPrice(plain, { ...OWN, regularPrice: 110_000 })).toMatchObject({ unitPrice: null, repeatPrice: null })
  expect(withOwnPrice(PUBLIC, { ...OWN, pricePerUnit: null }).unitPrice).toBeNull()
})

test('steps of the public list give way to those of the own one', () => {
  const variant = { ...PUBLIC, quantityPrices: [{ from: 3, price: 175_000 }], repeatUnitPrice: 14_000 }
  const of = (own: OwnPrice) => variantWithOwnPrice(variant as unknown as VariantView, own)
  expect(of(OWN)).toMatchObject({ quantityPrices: [{ from: 10, price: 115_000 }], repeatUnitPrice: null })
  expect(of({ ...OWN, steps: [] }).quantityPrices).toBeNull()
})
