import { expect, test } from 'vitest'
import { categoryTrail, productTrail } from './breadcrumb.ts'

const categories = [
  { slug: 'granule', parentSlug: null, name: 'Granule' },
  { slug: 'pro-dospele', parentSlug: 'granule', name: 'Pro dospělé' },
  { slug: 'konzervy', parentSlug: null, name: 'Konzervy' },
  { slug: 'ztracena', parentSlug: 'nikde', name: 'Ztracená' },
  { slug: 'a', parentSlug: 'b', name: 'A' },
  { slug: 'b', parentSlug: 'a', name: 'B' },
]

test.each([
  ['pro-dospele', ['Granule', 'Pro dospělé']],
  ['granule', ['Granule']],
  ['neni', []],
  ['ztracena', ['Ztracená']],
  ['a', ['B', 'A']],
])('the way to %s', (slug, names) => {
  expect(categoryTrail(categories, slug).map((category) => category.name)).toEqual(names)
})

test('a product is at home in the first of its categories', () => {
  expect(productTrail(categories, ['pro-dospele', 'granule']).map((category) => category.slug)).toEqual([
    'granule',
    'pro-dospele',
  ])
  expect(productTrail(categories, [])).toEqual([])
})
