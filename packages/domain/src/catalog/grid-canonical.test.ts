import { expect, test } from 'vitest'
import { canonicalGrid } from './grid-canonical.ts'
import { parseGridFilters } from './parse-grid-filters.ts'

const canonicalOf = (query: string) => canonicalGrid(parseGridFilters(new URLSearchParams(query)))

test.each([
  ['a category', '', '', true],
  ['its third page', 'strana=3', '?strana=3', true],
  ['sorted by price', 'razeni=cena', '', true],
  ['one protein', 'maso=losos', '?maso=losos', true],
  ['one protein, second page, sorted', 'razeni=cena&strana=2&maso=losos', '?maso=losos&strana=2', true],
  ['one exclusion', 'bez=obiloviny', '?bez=obiloviny', true],
  ['one life stage', 'vek=senior', '?vek=senior', true],
  ['two proteins', 'maso=losos,kure', '?maso=kure,losos', false],
  ['protein and life stage', 'maso=losos&vek=senior', '?maso=losos&vek=senior', false],
  ['a pack size', 'baleni=nad-6-kg', '?baleni=nad-6-kg', false],
  ['a price', 'cena-do=500', '?cena-do=500', false],
  ['in stock only', 'skladem=1', '?skladem=1', false],
  ['a search', 'q=granule', '?q=granule', false],
  ['campaign marks', 'utm_source=zbozi&maso=losos', '?maso=losos', true],
])('%s', (_name, query, canonical, isIndexable) => {
  expect(canonicalOf(query)).toEqual({ query: canonical, isIndexable })
})

test('an allowlist may name single values', () => {
  const filters = (query: string) => parseGridFilters(new URLSearchParams(query))
  const allowed = { without: ['obiloviny'] }
  expect(canonicalGrid(filters('bez=obiloviny'), allowed).isIndexable).toBe(true)
  expect(canonicalGrid(filters('bez=lupina'), allowed).isIndexable).toBe(false)
  expect(canonicalGrid(filters('maso=losos'), allowed).isIndexable).toBe(false)
})
