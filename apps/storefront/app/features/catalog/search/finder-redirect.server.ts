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

/** Only a dog that works all day eats something else than one that walks or lies. */
const MOVES: Record<string, Part> = { working: { need: ['aktivni-psi'] } }

/** The filters that the sentence means; null when the address holds no such sentence. */
export function readSentence(query: URLSearchParams): GridFilters | null {
  const limit = query.get('omezeni')
  if (limit === null) return null
  const parts = [LIMITS[limit], MOVES[query.get('pohyb') ?? '']]
  const filters = parseGridFilters(query)
  return {
    ...filters,
    need: [...filters.need, ...parts.flatMap((part) => part?.need ?? [])],
    without: [...filters.without, ...parts.flatMap((part) => part?.without ?? [])],
  }
}

/** The sentence sends what it says; its answer stands at the address of the filters it means. */
export function redirectFromFinder(url: URL): void {
  const filters = readSentence(url.searchParams)
  if (filters) throw redirect(url.pathname + formatGridQuery(filters))
}
