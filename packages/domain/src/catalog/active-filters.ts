import {
  FLAG_FACETS,
  type FlagFacet,
  type GridFilters,
  LIST_FACETS,
  type ListFacet,
  type MoneyRange,
  NO_FILTERS,
  RANGE_FACETS,
  type RangeFacet,
} from './grid-filters.ts'

/** One removable chip above the grid. */
export type ActiveFilter =
  | { readonly facet: ListFacet; readonly value: string }
  | { readonly facet: RangeFacet; readonly range: MoneyRange }
  | { readonly facet: FlagFacet }

export function listActiveFilters(filters: GridFilters): ActiveFilter[] {
  return [
    ...LIST_FACETS.flatMap((facet) => filters[facet].map((value) => ({ facet, value }))),
    ...RANGE_FACETS.flatMap((facet) => {
      const range = filters[facet]
      return range ? [{ facet, range }] : []
    }),
    ...FLAG_FACETS.flatMap((facet) => (filters[facet] ? [{ facet }] : [])),
  ]
}

/** Any change of filters starts again on the first page. */
export function withoutFilter(filters: GridFilters, active: ActiveFilter): GridFilters {
  if ('value' in active) {
    const rest = filters[active.facet].filter((value) => value !== active.value)
    return { ...filters, [active.facet]: rest, page: 1 }
  }
  return { ...filters, [active.facet]: NO_FILTERS[active.facet], page: 1 }
}

/** Adds a value to a facet, or takes it away when it is there: the link behind a box in the filter panel. */
export function toggleValue(filters: GridFilters, facet: ListFacet, value: string): GridFilters {
  if (filters[facet].includes(value)) return withoutFilter(filters, { facet, value })
  return { ...filters, [facet]: [...filters[facet], value].sort(), page: 1 }
}

/** What "Clear all" leaves: the searched words and the chosen order. */
export function clearFilters(filters: GridFilters): GridFilters {
  return { ...NO_FILTERS, text: filters.text, sort: filters.sort }
}
