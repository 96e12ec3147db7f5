import { formatGridQuery } from '@shop/domain/catalog/format-grid-filters'
import type { GridFilters } from '@shop/domain/catalog/grid-filters'
import {
  FLAG_PARAMS,
  LIST_PARAMS,
  PAGE_PARAM,
  RANGE_PARAMS,
  SORT_PARAM,
  TEXT_PARAM,
} from '@shop/domain/catalog/grid-params'
import { redirect } from 'react-router'

const OURS = new Set([
  TEXT_PARAM,
  SORT_PARAM,
  PAGE_PARAM,
  ...Object.values(LIST_PARAMS),
  ...Object.values(FLAG_PARAMS),
  ...Object.values(RANGE_PARAMS).flatMap(({ from, to }) => [from, to]),
])

/** A form without scripts writes empty and repeated fields; every choice has one address, so the edge keeps one page. */
export function redirectToCanonical(url: URL, filters: GridFilters): void {
  const ours = [...url.searchParams].filter(([name]) => OURS.has(name))
  const given = ours.length === 0 ? '' : `?${ours.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`
  const canonical = formatGridQuery(filters)
  if (given === canonical) return
  const others = [...url.searchParams]
    .filter(([name]) => !OURS.has(name))
    .map(([name, value]) => `${name}=${encode(value)}`)
  const query = [canonical.slice(1), ...others].filter(Boolean).join('&')
  throw redirect(url.pathname + (query ? `?${query}` : ''), 302)
}

function encode(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+')
}
