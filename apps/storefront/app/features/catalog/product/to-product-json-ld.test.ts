import { describe, expect, test } from 'vitest'
import type { VariantView } from '#app/goods/product-view.ts'
import type { ShopSettings } from '#app/server/shop-settings.server.ts'
import type { ProductPage } from './load-product.server.ts'
import { toProductJsonLd } from './to-product-json-ld.server.ts'

const SETTINGS = {
  returnDays: 30,
  courierTerms: { price: 99_00, freeFrom: 999_00, minDays: 1, slowestDays: 3 },
} as unknown as ShopSettings
const PACK = {
  ...{ id: 1, sku: 'CN-1', ean: '8590000000017', name: '12\u00a0kg', price: 900_00, lowestPrice: null },
  ...{ unitPrice: { halere: 75_00, unit: 'kg' }, canBuy: true, image: null },
} as unknown as VariantView
const PRODUCT = {
  ...{ id: 3, slug: 'kure', name: 'Kuře s\u00a0rýží', lead: 'Jídlo', images: [], rating: null, variants: [PACK] },
  trail: [{ label: 'Granule', to: '/produkty/granule' }],
}
const REVIEW = { author: 'Jana', rating: 5, text: 'Chutná.' }

function graphOf(change: object, reviews = [REVIEW]) {
  const page = { product: { ...PRODUCT, ...change }, row: { brand: null }, reviews: { reviews } }
  return JSON.parse(toProductJsonLd(page as unknown as ProductPage, SETTINGS))['@graph']
}
const offerOf = (pack: Partial<VariantView>) => graphOf({ variants: [{ ...PACK, ...pack }] })[1].offers

describe('a product for machines', () => {
  test('stands under its branch, in words without typesetting', () => {
    const [trail, product] = graphOf({})
    expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Čenich',
      'Granule',
      'Kuře s rýží',
    ])
    expect(product).toMatchObject({
      '@type': 'Product',
      '@id': 'https://cenich.test/produkt/kure',
      brand: { name: 'Čenich' },
      sku: 'CN-1',
      gtin13: '8590000000017',
    })
  })

  test('several packs are a group that varies by size', () => {
    const [, group] = graphOf({ variants: [PACK, { ...PACK, sku: 'CN-2', ean: null, name: '2\u00a0kg' }] })
    expect(group).toMatchObject({ '@type': 'ProductGroup', productGroupID: '3' })
    expect(group.hasVariant.map(({ sku, size }: { sku: string; size: string }) => [sku, size])).toEqual([
      ['CN-1', '12 kg'],
      ['CN-2', '2 kg'],
    ])
    expect(group.hasVariant[1]).not.toHaveProperty('gtin13')
  })

  test('nobody has rated it: no stars and no reviews', () => {
    expect(graphOf({})[1]).not.toHaveProperty('aggregateRating')
    expect(graphOf({})[1]).not.toHaveProperty('review')
  })

  test('shows three reviews of all', () => {
    const [, product] = graphOf({ rating: { average: 4.5, count: 9, stars: [] } }, [REVIEW, REVIEW, REVIEW, REVIEW])
    expect(product.aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 9 })
    expect(product.review).toHaveLength(3)
  })

  test('a name cannot end the script it stands in', () => {
    const page = { product: { ...PRODUCT, name: '</script>' }, row: { brand: null }, reviews: { reviews: [] } }
    expect(toProductJsonLd(page as unknown as ProductPage, SETTINGS)).not.toContain('<')
  })
})

describe('its offer', () => {
  test('has the price of the page and of one unit', () => {
    expect(offerOf({})).toMatchObject({
      url: 'https://cenich.test/produkt/kure?varianta=CN-1',
      price: '900.00',
      priceCurrency: 'CZK',
      priceSpecification: [{ price: '75.00', referenceQuantity: { unitCode: 'KGM' } }],
      hasMerchantReturnPolicy: { merchantReturnDays: 30 },
    })
  })

  test('crosses out the lowest price of thirty days', () => {
    const { priceSpecification } = offerOf({ lowestPrice: 950_00, unitPrice: null })
    expect(priceSpecification).toMatchObject([{ priceType: 'https://schema.org/StrikethroughPrice', price: '950.00' }])
  })

  test('without either it has no second price', () => {
    expect(offerOf({ unitPrice: null })).not.toHaveProperty('priceSpecification')
  })

  test.each([
    [true, 'https://schema.org/InStock'],
    [false, 'https://schema.org/OutOfStock'],
  ])('can be bought: %j', (canBuy, availability) => {
    expect(offerOf({ canBuy })).toMatchObject({ availability })
  })

  test.each([
    [998_99, '99.00'],
    [999_00, '0.00'],
  ])('of %d haléřů is brought for %s', (price, value) => {
    expect(offerOf({ price }).shippingDetails.shippingRate.value).toBe(value)
  })
})
