import { formatGridQuery } from '@shop/domain/catalog/format-grid-filters'
import type { GridView } from './grid-view.ts'

export const FILTERS_ID = 'filtry'

/** Open filters are a place in the address: Back closes them, and a press before the page lives is not lost. */
export function filtersAddress({ path, filters }: GridView) {
  return `${path}${formatGridQuery(filters)}#${FILTERS_ID}` as const
}
