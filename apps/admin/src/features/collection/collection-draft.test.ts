import type { StaffCollection } from '@shop/contract/catalog/collection'
import { expect, test } from 'vitest'
import { toCollectionDraft, toFields } from './collection-draft.ts'

const SALMON: StaffCollection = {
  ...{ collectionId: 1, version: 3, name: 'Losos', slug: 'losos', intro: '', isPublic: true, total: 4 },
  updatedAt: '2026-11-18T00:00:00.000Z',
  rule: {
    ...{ within: ['granule'], protein: ['losos'], lifeStage: [], size: [], need: [], inStock: false, sale: true },
    price: { from: null, to: 50_000 },
  },
}

test('a collection comes back as it was', () => {
  const { name, slug, intro, isPublic, rule } = SALMON
  expect(toFields(toCollectionDraft(SALMON))).toEqual({ name, slug, intro, isPublic, rule })
})

test.each([
  ['', null],
  ['500', { from: 50_000, to: null }],
  ['1 200', { from: 120_000, to: null }],
  ['asi sto', null],
])('„%s“ crowns from are %j', (from, price) => {
  expect(toFields({ ...toCollectionDraft(null), from }).rule.price).toEqual(price)
})
