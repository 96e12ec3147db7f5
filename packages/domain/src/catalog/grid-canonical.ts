import { listActiveFilters } from './active-filters.ts'
import { formatGridQuery } from './format-grid-filters.ts'
import { DEFAULT_SORT, type GridFilters, type ListFacet } from './grid-filters.ts'

type GridCanonical = {
  /** Query of the address search engines should keep. */
  readonly query: string
  readonly isIndexable: boolean
}

/** Facets people really search for ("granule losos", "bez obilovin"); `any` value, or only the named ones. */
type IndexableFacets = Partial<Readonly<Record<ListFacet, 'any' | readonly string[]>>>

const INDEXABLE_FACETS: IndexableFacets = { protein: 'any', lifeStage: 'any', without: 'any' }

/**
 * A category and one allowed filter value are pages of their own, on every page of the list. Any other combination is
 * for people only. The order of goods never makes another page.
 */
export function canonicalGrid(filters: GridFilters, allowed: IndexableFacets = INDEXABLE_FACETS): GridCanonical {
  return {
    query: formatGridQuery({ ...filters, sort: DEFAULT_SORT }),
    isIndexable: filters.text === '' && hasIndexableFilters(filters, allowed),
  }
}

function hasIndexableFilters(filters: GridFilters, allowed: IndexableFacets): boolean {
  const [only, ...more] = listActiveFilters(filters)
  if (!only) return true
  if (more.length > 0 || !('value' in only)) return false
  const values = allowed[only.facet]
  return values === 'any' || (values?.includes(only.value) ?? false)
}
