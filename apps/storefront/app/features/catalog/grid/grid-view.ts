import type { GridFilters, ListFacet, MoneyRange } from '@shop/domain/catalog/grid-filters'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import type { GoodsKind } from '#app/texts/catalog/catalog.ts'

export interface FacetValue {
  value: string
  label: string
  /** Null where a number would not be true. */
  count: number | null
  isChosen: boolean
}

export interface Chip {
  label: string
  to: ShopAddress
  /** The ingredient it keeps out of the grid, when it does. */
  excludes: string | null
  /** The price of 1000 kcal it narrows to, when it does: whoever has a dog reads the price of its day. */
  energyPrice: MoneyRange | null
}

/** The two pages that show a grid. */
export type GridPath = '/hledat' | '/produkty' | `/produkty/${string}`

export interface PriceBounds {
  from: number
  to: number
}

/** Everything between the head of a grid and its foot. */
export interface GridView {
  /** Path without the query: where filters lead to. */
  path: GridPath
  filters: GridFilters
  total: number
  goods: GoodsKind
  isOpenEnded: boolean
  cards: CardView[]
  pages: number
  facets: Partial<Record<ListFacet, FacetValue[]>>
  /** Attributes of goods that are filters, in the order of the back office. */
  properties: { code: string; name: string; values: FacetValue[] }[]
  bounds: { price: PriceBounds | null; unitPrice: PriceBounds | null; energyPrice: PriceBounds | null }
  saleCount: number | null
  stockCount: number | null
  chips: Chip[]
  /** How many goods each excluded ingredient hides; missing where a number would not be true. */
  hiddenBy: Partial<Record<string, number>>
  clearTo: ShopAddress
  /** In an empty grid: the filter whose absence helps most. */
  drop: { label: string; to: ShopAddress; count: number } | null
  /** When goods that are in stock come, and until when this holds. */
  promise: { date: string; orderBy: string }
}
