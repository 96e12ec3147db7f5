import { VariantRow } from '@shop/contract/product-page'
import { expect, test } from 'vitest'
import { toImageView, toVariantViews } from './to-variant-view.server.ts'

const PACK: VariantRow = VariantRow.parse({
  ...{ id: 1, sku: 'CN-1', ean: '8590000000017', name: '12 kg', status: 'active', is_default: true },
  ...{ net_weight_g: 12_000, price: 900_00, regular_price: 1000_00, lowest_price_30_days: 950_00, on_sale: true },
  ...{ price_valid_from: '2026-11-01', unit: 'kg', unit_quantity: 12, unit_price: 75_00, vat_percent: 12 },
  ...{ available_up_to_100: 5, in_stock: true, image: null },
})
const AROUND = { today: '2026-11-15' as const, toRepeatPrice: () => null }

function viewOf(change: Partial<VariantRow>, around = {}) {
  return toVariantViews([{ ...PACK, ...change }], { ...AROUND, ...around })[0]
}

test('the cheapest unit is marked among several packs only', () => {
  const small = { ...PACK, id: 2, sku: 'CN-2', unit_price: 99_00 }
  const marks = (rows: VariantRow[]) => toVariantViews(rows, AROUND).map(({ sku, isBestUnit }) => [sku, isBestUnit])
  expect(marks([PACK, small])).toEqual([
    ['CN-1', true],
    ['CN-2', false],
  ])
  expect(marks([PACK])).toEqual([['CN-1', false]])
})

test('a pack that is sold no more is not offered', () => {
  expect(viewOf({ status: 'discontinued' })).toBeUndefined()
})

test.each([
  ['in stock', { in_stock: true, available_up_to_100: 5 }, true],
  ['taken off sale with pieces left', { in_stock: false, available_up_to_100: 5 }, false],
  ['sold out', { in_stock: true, available_up_to_100: 0 }, false],
])('a pack %s can be bought: %#', (_title, change, canBuy) => {
  expect(viewOf(change)?.canBuy).toBe(canBuy)
})

test.each([
  ['a sale', {}, { formerPrice: 1000_00, lowestPrice: 950_00, discountPercent: 5 }],
  [
    'a price that was lower before',
    { lowest_price_30_days: 850_00 },
    { formerPrice: null, lowestPrice: null, discountPercent: null },
  ],
])('%s prints what the law asks for', (_title, change, prices) => {
  expect(viewOf(change)).toMatchObject(prices)
})

test('prices of many pieces come as they are, without those that fewer pieces beat, and none where there are none', () => {
  const steps = [{ from: 6, price: 850_00 }]
  expect(viewOf({ quantity_prices: steps })?.quantityPrices).toEqual(steps)
  expect(viewOf({})?.quantityPrices).toBeNull()
  const dearer = [...steps, { from: 12, price: 870_00 }, { from: 24, price: 850_00 }, { from: 48, price: 800_00 }]
  expect(viewOf({ quantity_prices: dearer })?.quantityPrices).toEqual([...steps, { from: 48, price: 800_00 }])
})

test.each([
  ['has the price of its unit', 810_00, { repeatPrice: 810_00, repeatUnitPrice: 67_50 }],
  ['that does not come regularly has none', null, { repeatPrice: null, repeatUnitPrice: null }],
])('a pack %s', (_title, repeatPrice, prices) => {
  expect(viewOf({}, { toRepeatPrice: () => repeatPrice })).toMatchObject(prices)
})

test.each([
  [null, null],
  [{ key: 'k', hash: null, alt: 'a', width: 1, height: 2 }, null],
  [
    { key: 'k', hash: 'h', alt: 'a', width: 1, height: 2 },
    { name: 'k', hash: 'h', alt: 'a', width: 1, height: 2 },
  ],
])('the picture %j is drawn as %j', (stored, shown) => {
  expect(toImageView(stored)).toEqual(shown)
})
