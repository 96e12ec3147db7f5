import { expect, test } from 'vitest'
import { toBucket, toP75, toPageKind } from './web-vitals.ts'

test.each([
  ['/', 'home'],
  ['/produkt/granule-kure', 'product'],
  ['/produkty', 'grid'],
  ['/kosik/obsah', 'checkout'],
  ['/vymyslena', 'other'],
  ['/constructor', 'other'],
  ['/__proto__', 'other'],
])('%s is a page of %s', (path, kind) => {
  expect(toPageKind(path)).toBe(kind)
})

test.each([
  ['lcp', 0, 0],
  ['lcp', 500, 0],
  ['lcp', 501, 1],
  ['lcp', 99_000, 8],
  ['cls', 0.1, 3],
  ['inp', 201, 4],
] as const)('%s of %s is counted in %s', (vital, value, bucket) => {
  expect(toBucket(vital, value)).toBe(bucket)
})

test.each([
  ['nobody', [], null],
  ['one bucket', [[1, 4]], 875],
  [
    'three of four in the first',
    [
      [0, 3],
      [8, 1],
    ],
    500,
  ],
  ['all beyond the last bound', [[8, 2]], 6000],
] as const)('three of four: %s', (_what, visits, value) => {
  expect(toP75('lcp', new Map(visits))).toBe(value)
})
