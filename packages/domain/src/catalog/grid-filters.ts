export const GRID_SORTS = ['oblibene', 'cena', 'cena-za-kg', 'cena-za-den', 'hodnoceni', 'novinky'] as const
export type GridSort = (typeof GRID_SORTS)[number]

export const DEFAULT_SORT: GridSort = 'oblibene'

/**
 * Facets with a list of values. Within a facet any value is enough; `without` asks for all of its exclusions, and a `property`
 * (`material.nylon`) is a facet for each attribute of goods.
 */
export const LIST_FACETS = ['category', 'protein', 'lifeStage', 'size', 'pack', 'need', 'property', 'without'] as const
export type ListFacet = (typeof LIST_FACETS)[number]

/** `energyPrice` is that of 1000 kcal: what a day of any dog costs is so many times it. */
export const RANGE_FACETS = ['price', 'unitPrice', 'energyPrice'] as const
export type RangeFacet = (typeof RANGE_FACETS)[number]

export const FLAG_FACETS = ['inStock', 'sale'] as const
export type FlagFacet = (typeof FLAG_FACETS)[number]

export type Facet = ListFacet | RangeFacet | FlagFacet

/** Whole haléře, both ends included; an open end is null. */
export type MoneyRange = { readonly from: number | null; readonly to: number | null }

export type GridFilters = Readonly<Record<ListFacet, readonly string[]>> &
  Readonly<Record<RangeFacet, MoneyRange | null>> &
  Readonly<Record<FlagFacet, boolean>> & {
    readonly text: string
    readonly sort: GridSort
    readonly page: number
  }

export const NO_FILTERS: GridFilters = {
  text: '',
  category: [],
  protein: [],
  lifeStage: [],
  size: [],
  pack: [],
  need: [],
  property: [],
  without: [],
  price: null,
  unitPrice: null,
  energyPrice: null,
  inStock: false,
  sale: false,
  sort: DEFAULT_SORT,
  page: 1,
}
