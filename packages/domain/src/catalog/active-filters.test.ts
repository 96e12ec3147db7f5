import { expect, test } from 'vitest'
import { clearFilters, listActiveFilters, toggleValue, withoutFilter } from './active-filters.ts'
import { formatGridQuery } from './format-grid-filters.ts'
import { parseGridFilters } from './parse-grid-filters.ts'

const parse = (query: string) => parseGridFilters(new URLSearchParams(query))
const busy = parse('q=granule&maso=kure,losos&bez=ryze&cena-do=500&skladem=1&razeni=cena&strana=4')

test('there is a chip for every value, range and box', () => {
  expect(listActiveFilters(busy)).toEqual([
    { facet: 'protein', value: 'kure' },
    { facet: 'protein', value: 'losos' },
    { facet: 'without', value: 'ryze' },
    { facet: 'price', range: { from: null, to: 50_000 } },
    { facet: 'inStock' },
  ])
  expect(listActiveFilters(parse('q=granule&razeni=cena&strana=4'))).toEqual([])
})

test.each([
  [{ facet: 'protein', value: 'kure' }, '?q=granule&maso=losos&bez=ryze&cena-do=500&skladem=1&razeni=cena'],
  [{ facet: 'price', range: { from: null, to: 50_000 } }, '?q=granule&maso=kure,losos&bez=ryze&skladem=1&razeni=cena'],
  [{ facet: 'inStock' }, '?q=granule&maso=kure,losos&bez=ryze&cena-do=500&razeni=cena'],
] as const)('a chip taken away leads to the first page without it', (active, query) => {
  expect(formatGridQuery(withoutFilter(busy, active))).toBe(query)
})

test('a box adds its value and takes it away again', () => {
  const more = toggleValue(parse('maso=losos&strana=2'), 'protein', 'kure')
  expect(formatGridQuery(more)).toBe('?maso=kure,losos')
  expect(formatGridQuery(toggleValue(more, 'protein', 'kure'))).toBe('?maso=losos')
})

test('clearing keeps the words and the order', () => {
  expect(formatGridQuery(clearFilters(busy))).toBe('?q=granule&razeni=cena')
})

test('taking away every chip one by one ends with nothing left', () => {
  const left = listActiveFilters(busy).reduce(withoutFilter, busy)
  expect(listActiveFilters(left)).toEqual([])
})
