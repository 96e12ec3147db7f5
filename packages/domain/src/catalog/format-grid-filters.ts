import { DEFAULT_SORT, FLAG_FACETS, type GridFilters, LIST_FACETS, RANGE_FACETS } from './grid-filters.ts'
import { FLAG_PARAMS, LIST_PARAMS, PAGE_PARAM, RANGE_PARAMS, SORT_PARAM, TEXT_PARAM } from './grid-params.ts'

/** Pairs of the address in their one order; whatever is at its default is not written. */
export function toGridParams(filters: GridFilters): [string, string][] {
  const pairs: [string, string][] = []
  const add = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') pairs.push([name, String(value)])
  }
  add(TEXT_PARAM, filters.text)
  for (const facet of LIST_FACETS) add(LIST_PARAMS[facet], [...filters[facet]].sort().join(','))
  for (const facet of RANGE_FACETS) {
    add(RANGE_PARAMS[facet].from, toCrowns(filters[facet]?.from))
    add(RANGE_PARAMS[facet].to, toCrowns(filters[facet]?.to))
  }
  for (const facet of FLAG_FACETS) add(FLAG_PARAMS[facet], filters[facet] ? 1 : null)
  add(SORT_PARAM, filters.sort === DEFAULT_SORT ? null : filters.sort)
  add(PAGE_PARAM, filters.page === 1 ? null : filters.page)
  return pairs
}

/** The query with its question mark, or nothing. Commas stay readable. */
export function formatGridQuery(filters: GridFilters): '' | `?${string}` {
  const query = toGridParams(filters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+')}`)
    .join('&')
  return query === '' ? '' : `?${query}`
}

function toCrowns(halere: number | null | undefined): number | null {
  return halere === null || halere === undefined ? null : Math.round(halere / 100)
}
