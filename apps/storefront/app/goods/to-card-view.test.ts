import { CardRow } from '@shop/contract/catalog'
import { describe, expect, test } from 'vitest'
import type { ShopSettings } from '#app/server/shop-settings.server.ts'
import { toCardView, toFood } from './to-card-view.server.ts'

const SETTINGS = {
  pricing: {
    priceStep: 100,
    regularDelivery: { discountPercent: 10, eligibleCategories: [], excludedCategories: [] },
  },
} as unknown as ShopSettings

const ROW: CardRow = CardRow.parse({
  ...{ product_id: 3, slug: 'kure-s-ryzi', name: 'Kuře s rýží', subtitle: 'Pro dospělé psy', kind: 'kibble' },
  ...{ status: 'active', protein: 'kure', protein_name: 'Kuře', life_stage: 'dospely', breed_size: null },
  ...{ energy_kcal_per_100g: 371, tags: [], categories: [], components: [], composition: 'declared' },
  ...{ is_complete: true, contains: ['kure'], may_contain: ['soja'], variant_id: 8, variant_name: '12 kg' },
  ...{ variant_count: 2, net_weight_g: 12_000, price: 900_00, regular_price: 1000_00, on_sale: true },
  ...{ lowest_price_30_days: 950_00, discount_percent: 5, unit: 'kg', unit_price: 75_00, in_stock: true },
  ...{ rating_count: 12, rating_average: 4.5, image_key: 'kure', image_hash: 'h1', image_alt: null },
  ...{ image_width: 800, image_height: 1000 },
})

describe('toCardView', () => {
  test('keeps what a card prints', () => {
    expect(toCardView(ROW, SETTINGS)).toMatchObject({
      id: 3,
      slug: 'kure-s-ryzi',
      subtitle: 'Pro dospělé psy',
      theme: 'yellow',
      variantId: 8,
      pack: '12\u00a0kg',
      packs: 2,
      price: 900_00,
      unitPrice: { halere: 75_00, unit: 'kg' },
      rating: { average: 4.5, count: 12 },
      image: { name: 'kure', hash: 'h1', alt: '', width: 800, height: 1000 },
    })
  })

  test.each([
    ['a sale names the lowest price of thirty days', {}, [1000_00, 950_00, 5]],
    ['a price that was lower before is no sale', { lowest_price_30_days: 850_00 }, [null, null, null]],
    ['a usual price under the sale is not crossed out', { regular_price: 880_00 }, [null, 950_00, 5]],
  ])('%s', (_title, change, [formerPrice, lowestPrice, discountPercent]) => {
    expect(toCardView({ ...ROW, ...change }, SETTINGS)).toMatchObject({ formerPrice, lowestPrice, discountPercent })
  })

  test.each([
    ['no unit', { unit: null }, 'unitPrice'],
    ['no price of a unit', { unit_price: null }, 'unitPrice'],
    ['no review', { rating_average: null }, 'rating'],
    ['a picture that is not ready', { image_hash: null }, 'image'],
    ['no meat', { protein: null }, 'theme'],
  ] as const)('%s leaves it out', (_title, change, field) => {
    expect(toCardView({ ...ROW, ...change }, SETTINGS)[field]).toBeNull()
  })

  test.each([
    [['novinka', 'bestseller'], true],
    [['bestseller'], false],
  ])('tags %j: new %j', (tags, isNew) => {
    expect(toCardView({ ...ROW, tags }, SETTINGS).isNew).toBe(isNew)
  })
})

describe('toFood', () => {
  test('what is not eaten has no ration and no allergens', () => {
    expect(toFood({ ...ROW, composition: 'not_feed' })).toBeNull()
  })

  test.each([
    [{ is_complete: true, composition: 'declared' as const }, ['complete', true]],
    [{ is_complete: false, composition: 'undeclared' as const }, ['complementary', false]],
  ])('%j is %j', (change, [role, isDeclared]) => {
    expect(toFood({ ...ROW, ...change })).toEqual({
      ...{ role, isDeclared, kcal: 371, stage: 'dospely', size: null, contains: ['kure'], mayContain: ['soja'] },
    })
  })
})
