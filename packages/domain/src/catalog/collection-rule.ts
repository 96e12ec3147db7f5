import type { Facet, GridFilters, MoneyRange } from './grid-filters.ts'

/** Facets a collection may fix. What a dog must not eat is never one of them: that is for the customer to say. */
const RULE_LISTS = ['protein', 'lifeStage', 'size', 'need'] as const
type RuleList = (typeof RULE_LISTS)[number]

/** Which goods belong to a collection: within a list any value is enough, all that is said must hold. */
export type CollectionRule = Readonly<Record<RuleList, readonly string[]>> & {
  /** Slugs of categories, with all that is below them. */
  readonly within: readonly string[]
  readonly price: MoneyRange | null
  readonly inStock: boolean
  readonly sale: boolean
}

export const EMPTY_RULE: CollectionRule = {
  ...{ within: [], protein: [], lifeStage: [], size: [], need: [] },
  ...{ price: null, inStock: false, sale: false },
}

/** A rule that lets everything through is the whole shop, not a collection. */
export function isNarrowing(rule: CollectionRule): boolean {
  const lists = [rule.within, ...RULE_LISTS.map((name) => rule[name])]
  return lists.some((list) => list.length > 0) || rule.inStock || rule.sale || hasEnd(rule.price)
}

function hasEnd(range: MoneyRange | null): boolean {
  return range !== null && (range.from !== null || range.to !== null)
}

/** What a visitor of the collection cannot choose, because it is chosen. */
export function fixedFacets(rule: CollectionRule): Facet[] {
  return [
    ...RULE_LISTS.filter((name) => rule[name].length > 0),
    ...(rule.inStock ? (['inStock'] as const) : []),
    ...(rule.sale ? (['sale'] as const) : []),
  ]
}

/** What of somebody's filters is left to choose inside the collection. */
export function withoutFixed(filters: GridFilters, rule: CollectionRule): GridFilters {
  const lists = Object.fromEntries(RULE_LISTS.filter((name) => rule[name].length > 0).map((name) => [name, []]))
  return { ...filters, ...lists, inStock: !rule.inStock && filters.inStock, sale: !rule.sale && filters.sale }
}

/** Somebody's filters inside the collection: both must hold. */
export function applyRule(filters: GridFilters, rule: CollectionRule): GridFilters {
  const lists = Object.fromEntries(RULE_LISTS.filter((name) => rule[name].length > 0).map((name) => [name, rule[name]]))
  return {
    ...{ ...filters, ...lists },
    price: intersect(filters.price, rule.price),
    inStock: filters.inStock || rule.inStock,
    sale: filters.sale || rule.sale,
  }
}

function intersect(one: MoneyRange | null, other: MoneyRange | null): MoneyRange | null {
  if (!one || !other) return one ?? other
  return { from: pick(Math.max, one.from, other.from), to: pick(Math.min, one.to, other.to) }
}

function pick(choose: (a: number, b: number) => number, one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : choose(one, other)
}
