import { CardRow } from '@shop/contract/catalog'
import { VariantRow } from '@shop/contract/product-page'
import { expect, test } from 'vitest'
import { toRepeatPrice } from '#app/goods/repeat-price.server.ts'
import { toCardView } from '#app/goods/to-card-view.server.ts'
import type { ShopSettings } from '#app/server/shop-settings.server.ts'
import { toVariantViews } from './to-variant-view.server.ts'

const SETTINGS = {
  pricing: {
    priceStep: 100,
    regularDelivery: { discountPercent: 10, eligibleCategories: ['granule'], excludedCategories: ['boxy'] },
  },
} as unknown as ShopSettings

// Usually 1 949 Kč, a week at 1 899 Kč, now on sale for 1 789 Kč.
const PRICES = { price: 1789_00, regular_price: 1949_00, lowest_price_30_days: 1899_00, on_sale: true }
const CARD: CardRow = CardRow.parse({
  ...PRICES,
  ...{ product_id: 1, slug: 'granule', name: 'Granule', subtitle: '', kind: 'kibble', status: 'active' },
  ...{ protein: null, protein_name: null, life_stage: null, breed_size: null, energy_kcal_per_100g: null },
  ...{ tags: [], categories: ['granule'], components: [], composition: 'declared', is_complete: true },
  ...{ contains: [], may_contain: [], variant_id: 1, variant_name: '12 kg', variant_count: 1, net_weight_g: 12_000 },
  ...{ discount_percent: 5, unit: 'kg', unit_price: 149_08, in_stock: true, rating_count: 0, rating_average: null },
  ...{ image_key: null, image_hash: null, image_alt: null, image_width: null, image_height: null },
})
const PACK: VariantRow = VariantRow.parse({
  ...PRICES,
  ...{ id: 1, sku: 'CN-1', ean: null, name: '12 kg', status: 'active', is_default: true, net_weight_g: 12_000 },
  ...{ price_valid_from: '2026-11-01', unit: 'kg', unit_quantity: 12, unit_price: 149_08, vat_percent: 12 },
  ...{ available_up_to_100: 5, in_stock: true, image: null },
})

function offersOf(goods: { categories: string[]; components: number[] }) {
  const surroundings = {
    today: '2026-11-15',
    toRepeatPrice: (pack: VariantRow) => toRepeatPrice(pack, goods, SETTINGS),
  } as const
  const [pack] = toVariantViews([PACK], surroundings)
  return {
    card: toCardView({ ...CARD, ...goods }, SETTINGS).repeatPrice,
    pack: pack?.repeatPrice,
    unit: pack?.repeatUnitPrice,
  }
}

test('a card and a page count from the price the law compares with, and the unit with them', () => {
  expect(offersOf({ categories: ['granule'], components: [] })).toEqual({ card: 1709_00, pack: 1709_00, unit: 142_42 })
})

test.each([
  ['of an excluded category', { categories: ['granule', 'boxy'], components: [] }],
  ['of no eligible category', { categories: ['vybaveni'], components: [] }],
  ['that are a bundle', { categories: ['granule'], components: [7, 8] }],
])('goods %s have no such price on either', (_title, goods) => {
  expect(offersOf(goods)).toEqual({ card: null, pack: null, unit: null })
})

test('a pack that is not cheaper than before names no former price, though another pack is on sale', () => {
  const view = toCardView({ ...CARD, lowest_price_30_days: 1700_00 }, SETTINGS)
  expect(view).toMatchObject({ formerPrice: null, lowestPrice: null, discountPercent: null, repeatPrice: 1610_00 })
})
