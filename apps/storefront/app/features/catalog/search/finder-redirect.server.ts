import { formatGridQuery } from '@shop/domain/catalog/format-grid-filters'
import type { GridFilters } from '@shop/domain/catalog/grid-filters'
import { parseGridFilters } from '@shop/domain/catalog/parse-grid-filters'
import { redirect } from 'react-router'

type Part = Partial<Pick<GridFilters, 'need' | 'without'>>

/** Words of the sentence on the home page that are no filters by themselves. */
const LIMITS: Record<string, Part> = {
  kure: { without: ['kure'] },
  hovezi: { without: ['hovezi'] },
  obiloviny: { without: ['obiloviny'] },
  bricho: { need: ['citlive-traveni'] },
  hubnuti: { need: ['kontrola-hmotnosti'] },
}

/** The sentence sends what it says; its answer stands at the address of the filters it means. */
export function redirectFromFinder(url: URL): void {
  const limit = url.searchParams.get('omezeni')
  if (limit === null) return
  const filters = { ...parseGridFilters(url.searchParams), ...LIMITS[limit] }
  throw redirect(url.pathname + formatGridQuery(filters))
}
