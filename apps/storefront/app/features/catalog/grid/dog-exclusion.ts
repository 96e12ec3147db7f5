import { formatGridQuery } from '@shop/domain/catalog/format-grid-filters'
import { type GridFilters, NO_FILTERS } from '@shop/domain/catalog/grid-filters'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import type { GridView } from './grid-view.ts'

type Grid = Pick<GridView, 'path' | 'filters' | 'total' | 'facets'>

export interface DogExclusion {
  /** Hidden by the address already, because a dog must not eat it. */
  excluded: readonly string[]
  /** To be hidden: the page came for everybody. */
  missing: readonly string[]
  /** Shown by the owner's own word. */
  shown: readonly string[]
}

/** What the dogs of a household mean for a grid. `shown` is what the owner wants to see all the same. */
export function toDogExclusion(grid: Grid, dogs: readonly KeptDog[], shown: readonly string[]): DogExclusion {
  const forbidden = [...new Set(dogs.flatMap(({ dog }) => dog.allergies))].sort()
  const open = forbidden.filter((code) => !grid.filters.without.includes(code) && hidesSome(grid, code))
  return {
    excluded: forbidden.filter((code) => grid.filters.without.includes(code)),
    missing: open.filter((code) => !shown.includes(code)),
    shown: open.filter((code) => shown.includes(code)),
  }
}

/**
 * Leashes hold nothing to hide. A shelf of chicken alone would be left empty: who opens it wants to see it, and every card
 * carries its warning.
 */
function hidesSome({ total, facets }: Grid, code: string): boolean {
  const value = facets.without?.find((one) => one.value === code)
  return value !== undefined && (value.count === null || value.count < total)
}

/**
 * How many goods are left while the page without them is on its way. With more than one ingredient nobody knows yet, because
 * some goods hold both.
 */
export function totalWithout({ total, facets }: Pick<Grid, 'total' | 'facets'>, missing: readonly string[]): number {
  const [code, ...more] = missing
  if (code === undefined || more.length > 0) return total
  return facets.without?.find((one) => one.value === code)?.count ?? total
}

export function withExclusions({ path, filters }: Grid, codes: readonly string[]): ShopAddress {
  const without = [...new Set([...filters.without, ...codes])].sort()
  return toAddress(path, { ...filters, without, page: 1 })
}

export function withoutExclusions({ path, filters }: Grid, codes: readonly string[]): ShopAddress {
  return toAddress(path, { ...filters, without: filters.without.filter((code) => !codes.includes(code)), page: 1 })
}

/** „Zrušit vše“ takes back what was chosen, not what a dog must not eat. */
export function clearedFor({ path, filters: { text, sort } }: Grid, codes: readonly string[]): ShopAddress {
  return toAddress(path, { ...NO_FILTERS, text, sort, without: codes })
}

function toAddress(path: GridView['path'], filters: GridFilters): ShopAddress {
  return `${path}${formatGridQuery(filters)}`
}
