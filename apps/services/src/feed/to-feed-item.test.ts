import { expect, test } from 'vitest'
import type { FeedRow } from './feed-items.sql.ts'
import { toFeedItem } from './to-feed-item.ts'

const ROW: FeedRow = {
  id: 1,
  sku: 'GR-12',
  variantName: '12 kg',
  productSlug: 'granule-kure',
  productName: 'Granule Kuře',
  brand: 'Čenich',
  description: 'Krmivo **z čerstvého masa**, viz [složení](/slozeni).',
  price: 164_900,
  regularPrice: 164_900,
  vatPercent: 12,
  ean: null,
  isInStock: true,
  netGrams: 12_000,
  grossGrams: 12_150,
  heurekaCategory: null,
  googleCategory: null,
  categories: [],
  images: [{ key: 'bag', hash: 'abc', width: 1200 }],
  protein: 'Kuře',
  lifeStage: null,
  breedSize: null,
  tags: [],
}
const BOX = { heureka: 'Z_BOX' }
const COURIER = { heureka: 'PPL', zbozi: 'PPL' }
const FRAME = {
  storefrontUrl: 'https://cenich.example',
  imagesUrl: 'https://img.example/',
  codFee: 3900,
  packagingGrams: 350,
  methods: [
    { names: BOX, price: 6900, freeFrom: 129_000, maxGrams: 10_000, takesCod: true },
    { names: COURIER, price: 11_900, freeFrom: 129_000, maxGrams: 31_500, takesCod: true },
    { names: {}, price: 0, freeFrom: null, maxGrams: null, takesCod: false },
  ],
}

test('a heavy bag is offered only with carriers that take it, free above the limit', () => {
  expect(toFeedItem(ROW, FRAME).deliveries).toEqual([
    { names: COURIER, price: 0, codPrice: 3900 },
    { names: {}, price: 0, codPrice: null },
  ])
})

test('a light can pays for its way', () => {
  const can = { ...ROW, price: 6900, grossGrams: 450 }
  expect(toFeedItem(can, FRAME).deliveries[0]).toEqual({ names: BOX, price: 6900, codPrice: 10_800 })
})

test('the name begins with the maker and ends with the pack, the text has no marks', () => {
  const item = toFeedItem(ROW, FRAME)
  expect(item.name).toBe('Čenich Granule Kuře 12 kg')
  expect(item.description).toBe('Krmivo z čerstvého masa, viz složení.')
  expect(item.images).toEqual(['https://img.example/abc/1200/bag.jpeg'])
  expect(item.regularPrice).toBeNull()
})
