import { describe, expect, test } from 'vitest'
import type { FoodView, ImageView } from '#app/goods/card-parts.ts'
import type { ShopSettings } from '#app/server/shop-settings.server.ts'
import type { ProductPage } from './load-product.server.ts'
import { toProductExtras } from './to-product-extras.server.ts'

const SETTINGS = {
  returnDays: 30,
  regular: { weeks: [2, 4, 6, 8] },
  courierTerms: { price: 99_00, freeFrom: 999_00, minDays: 1, slowestDays: 3 },
} as unknown as ShopSettings
const FOOD = { role: 'complete', kcal: 371 } as FoodView
const PACK = { ...{ sku: 'CN-12', name: '12 kg', grams: 12_000, price: 900_00, unitPrice: null, image: null } }
const PICTURE: ImageView = { name: 'kure', hash: 'h1', alt: 'Pytel', width: 800, height: 1000 }

function extrasOf({ row = {}, product = {} }: { row?: object; product?: object }) {
  const page = {
    row: { brand: null, name: 'Kuře', seo_title: '', seo_description: '', short_description: 'Jídlo', ...row },
    product: {
      ...{ id: 3, slug: 'kure', name: 'Kuře', lead: '', images: [], rating: null, trail: [], food: FOOD },
      ...{ variants: [PACK], ...product },
    },
    reviews: { reviews: [] },
  }
  return toProductExtras(page as unknown as ProductPage, SETTINGS)
}

describe('the head of the page', () => {
  test.each([
    ['the words for machines come first', { seo_title: 'Titul', seo_description: 'Popis' }, ['Titul', 'Popis']],
    ['the name and the lead stand in for them', {}, ['Kuře | Čenich', 'Jídlo']],
  ])('%s', (_title, row, [title, description]) => {
    expect(extrasOf({ row }).meta).toMatchObject({ title, description, type: 'product' })
  })

  test('is shared with the first picture', () => {
    const images = [PICTURE, { ...PICTURE, name: 'detail' }]
    expect(extrasOf({ product: { images } }).meta.image).toEqual({
      url: expect.stringMatching(/^https:\/\/images\.test\/.*kure/),
      alt: 'Pytel',
    })
  })

  test('a product without a picture names none', () => {
    expect(extrasOf({}).meta).not.toHaveProperty('image')
  })
})

describe('rations of an ordinary dog', () => {
  test('every pack has its own', () => {
    const small = { ...PACK, sku: 'CN-2', grams: 2_000, price: 200_00 }
    const { rations } = extrasOf({ product: { variants: [PACK, small] } })
    expect(Object.keys(rations)).toEqual(['CN-12', 'CN-2'])
    expect(rations['CN-12']?.grams).toBe(rations['CN-2']?.grams)
    expect(rations['CN-12']?.days).toBeGreaterThan(rations['CN-2']?.days ?? 0)
  })

  test('a pack comes before it is empty, as often as the shop offers', () => {
    const small = { ...PACK, sku: 'CN-2', grams: 2_000, price: 200_00 }
    const { rations, intervals } = extrasOf({ product: { variants: [PACK, small] } })
    expect(rations['CN-12']?.days).toBeGreaterThanOrEqual(7 * (intervals['CN-12'] ?? 99))
    expect(rations['CN-12']?.days).toBeLessThan(7 * (intervals['CN-12'] ?? 0) + 14)
    expect(intervals).not.toHaveProperty('CN-2')
  })

  test.each([
    ['treats', { food: { ...FOOD, role: 'complementary' } }],
    ['food whose energy is not known', { food: { ...FOOD, kcal: null } }],
    ['what is not eaten', { food: null }],
    ['a pack without a weight', { variants: [{ ...PACK, grams: null }] }],
    ['what is sold no more', { variants: [] }],
  ])('%s: none', (_title, product) => {
    expect(extrasOf({ product }).rations).toEqual({})
  })
})
