import { type ActiveFilter, listActiveFilters, withoutFilter } from './active-filters.ts'
import type { Facet, GridFilters } from './grid-filters.ts'
import { splitPropertyValue } from './property-value.ts'

/** Filters that would go together, and what would be left without them. */
type DropOption = {
  readonly facet: Facet
  readonly dropped: readonly ActiveFilter[]
  readonly rest: GridFilters
}

// What a customer gives up most easily comes first; who the dog is comes late.
const EASY_TO_GIVE_UP: readonly Facet[] = [
  'sale',
  'inStock',
  'energyPrice',
  'unitPrice',
  'price',
  'pack',
  'property',
  'need',
  'protein',
  'category',
  'size',
  'lifeStage',
  'without',
]

/**
 * The questions to ask when nothing was found: how many products are there without this filter? Values of a facet
 * widen each other, so they go together; each exclusion stands alone.
 */
export function listDropOptions(filters: GridFilters): DropOption[] {
  const groups = new Map<string, ActiveFilter[]>()
  for (const active of listActiveFilters(filters)) {
    const key = groupOf(active)
    groups.set(key, [...(groups.get(key) ?? []), active])
  }
  return [...groups.values()].map((dropped) => ({
    facet: dropped[0]?.facet ?? 'without',
    dropped,
    rest: dropped.reduce(withoutFilter, filters),
  }))
}

/** Each exclusion and each attribute narrows by itself. */
function groupOf(active: ActiveFilter): string {
  if (!('value' in active)) return active.facet
  if (active.facet === 'without') return `without ${active.value}`
  return active.facet === 'property' ? `property ${splitPropertyValue(active.value).attribute}` : active.facet
}

/** The one to name in an empty grid. An exclusion may be an allergy, so it is named only when nothing else helps. */
export function chooseFilterToDrop<Option extends { facet: Facet; count: number }>(
  options: readonly Option[],
): Option | null {
  const helpful = options.filter((option) => option.count > 0)
  const harmless = helpful.filter((option) => option.facet !== 'without')
  const [best] = (harmless.length > 0 ? harmless : helpful).toSorted(
    (a, b) => b.count - a.count || EASY_TO_GIVE_UP.indexOf(a.facet) - EASY_TO_GIVE_UP.indexOf(b.facet),
  )
  return best ?? null
}
