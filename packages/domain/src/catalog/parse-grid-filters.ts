import { DOG_SIZES, LIFE_STAGES, PACK_SIZES, PROTEINS } from './facet-codes.ts'
import {
  DEFAULT_SORT,
  FLAG_FACETS,
  type FlagFacet,
  GRID_SORTS,
  type GridFilters,
  LIST_FACETS,
  type ListFacet,
  type MoneyRange,
  RANGE_FACETS,
  type RangeFacet,
} from './grid-filters.ts'
import { FLAG_PARAMS, LIST_PARAMS, PAGE_PARAM, RANGE_PARAMS, SORT_PARAM, TEXT_PARAM } from './grid-params.ts'
import { isPropertyValue } from './property-value.ts'
import { isSlug } from './slug.ts'

type Params = ReadonlyMap<string, readonly string[]>

// Bounds for whoever types addresses by hand or by machine.
const MAX_VALUES = 20
const MAX_TEXT = 100
const MAX_PAGE = 10_000
const MAX_CROWNS = 1_000_000

const KNOWN: Partial<Record<ListFacet, readonly string[]>> = {
  protein: PROTEINS,
  lifeStage: LIFE_STAGES,
  size: DOG_SIZES,
  pack: PACK_SIZES.map((size) => size.code),
}

/**
 * Reads filters from the pairs of an address. What cannot be understood is left out: an old link shows more goods, not
 * an error. Lists may be written `maso=kure,losos`, or `maso=kure&maso=losos` as a plain form sends them.
 */
export function parseGridFilters(pairs: Iterable<readonly [string, string]>): GridFilters {
  const params = groupByName(pairs)
  return {
    text: parseText(first(params, TEXT_PARAM)),
    ...fromFacets(LIST_FACETS, (facet) => parseList(params, facet)),
    ...fromFacets(RANGE_FACETS, (facet) => parseRange(params, facet)),
    ...fromFacets(FLAG_FACETS, (facet) => parseFlag(params, facet)),
    sort: GRID_SORTS.find((sort) => sort === first(params, SORT_PARAM)) ?? DEFAULT_SORT,
    page: parsePage(first(params, PAGE_PARAM)),
  }
}

/** Cut by characters, not by halves of them: half a character cannot be written into an address. */
function parseText(text: string): string {
  const words = text.toWellFormed().trim().replace(/\s+/g, ' ')
  return [...words].slice(0, MAX_TEXT).join('').trim()
}

function groupByName(pairs: Iterable<readonly [string, string]>): Params {
  const params = new Map<string, string[]>()
  for (const [name, value] of pairs) params.set(name, [...(params.get(name) ?? []), value])
  return params
}

function fromFacets<Name extends string, Value>(facets: readonly Name[], parse: (facet: Name) => Value) {
  return Object.fromEntries(facets.map((facet) => [facet, parse(facet)])) as Record<Name, Value>
}

function first(params: Params, name: string): string {
  return params.get(name)?.[0] ?? ''
}

function parseList(params: Params, facet: ListFacet): string[] {
  const values = (params.get(LIST_PARAMS[facet]) ?? []).flatMap((value) => value.split(','))
  const known = KNOWN[facet]
  const accepted = values
    .map((value) => value.trim().toLowerCase())
    .filter((value) => (known ? known.includes(value) : facet === 'property' ? isPropertyValue(value) : isSlug(value)))
  return [...new Set(accepted)].sort().slice(0, MAX_VALUES)
}

function parseRange(params: Params, facet: RangeFacet): MoneyRange | null {
  const from = parseCrowns(first(params, RANGE_PARAMS[facet].from))
  const to = parseCrowns(first(params, RANGE_PARAMS[facet].to))
  if (from === null && to === null) return null
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}

function parseCrowns(text: string): number | null {
  if (!/^\d+$/.test(text)) return null
  const crowns = Number(text)
  return crowns <= MAX_CROWNS ? crowns * 100 : null
}

function parseFlag(params: Params, facet: FlagFacet): boolean {
  return ['1', 'on', 'ano'].includes(first(params, FLAG_PARAMS[facet]))
}

function parsePage(text: string): number {
  const page = /^\d+$/.test(text) ? Number(text) : 1
  return page >= 1 && page <= MAX_PAGE ? page : 1
}
