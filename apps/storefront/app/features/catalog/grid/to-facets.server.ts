import type { GridAnswer } from '@shop/contract/catalog'
import { type ActiveFilter, listActiveFilters, withoutFilter } from '@shop/domain/catalog/active-filters'
import { DOG_SIZES, LIFE_STAGES, PACK_SIZES } from '@shop/domain/catalog/facet-codes'
import { chooseFilterToDrop, listDropOptions } from '@shop/domain/catalog/filter-to-drop'
import type { GridFilters, ListFacet } from '@shop/domain/catalog/grid-filters'
import { splitPropertyValue, toPropertyValue } from '@shop/domain/catalog/property-value'
import { COMMON_FORBIDDEN } from '@shop/domain/dog/food/common-forbidden'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import type { Vocabulary } from '#app/goods/vocabulary.server.ts'
import { facetTexts } from '#app/texts/catalog/facets.ts'
import type { Chip, FacetValue, GridView } from './grid-view.ts'
import { columnOf } from './to-grid-question.server.ts'

type ToAddress = (filters: GridFilters) => ShopAddress

// Badges and moods of a product, not needs of a dog.
const NOT_NEEDS = new Set([
  'bestseller',
  'novinka',
  'darek',
  'na-vyzkousenou',
  'premiova-receptura',
  'na-cesty',
  'krupave',
])
const NEEDS_SHOWN = 10

/** Values worth offering: those that would show something, and those already chosen. */
export function toFacets(filters: GridFilters, answer: GridAnswer, vocabulary: Vocabulary): GridView['facets'] {
  const list = (facet: ListFacet, codes: readonly string[]): FacetValue[] => {
    const counts = answer.facets[columnOf(facet)] ?? {}
    return codes
      .filter((value) => (counts[value] ?? 0) > 0 || filters[facet].includes(value))
      .map((value) => ({
        value,
        label: facet === 'without' ? ingredientName(value, vocabulary) : nameOf({ facet, value }, vocabulary),
        count: answer.has_counts ? (counts[value] ?? 0) : null,
        isChosen: filters[facet].includes(value),
      }))
  }
  return {
    category: list(
      'category',
      vocabulary.categories.filter((one) => one.parentSlug === null).map((one) => one.slug),
    ),
    protein: toPalette(filters, answer, vocabulary),
    lifeStage: list('lifeStage', LIFE_STAGES),
    size: list('size', DOG_SIZES),
    pack: list(
      'pack',
      PACK_SIZES.map(({ code }) => code),
    ),
    need: list('need', needsOf(answer, filters)),
    without: list('without', exclusionsOf(vocabulary, filters)),
  }
}

/** Attributes that would narrow the goods; the values of each in the order of the back office. */
export function toProperties(
  filters: GridFilters,
  { facets, total, has_counts: hasCounts }: GridAnswer,
  { properties }: Vocabulary,
): GridView['properties'] {
  return properties.flatMap(({ code, name, options }) => {
    const counts = facets[`property/${code}`] ?? {}
    const values = options
      .map((option) => ({ ...option, value: toPropertyValue(code, option.code), count: counts[option.code] ?? 0 }))
      .filter(({ value, count }) => count > 0 || filters.property.includes(value))
      .map(({ value, name: label, count }) => ({
        ...{ value, label, count: hasCounts ? count : null },
        isChosen: filters.property.includes(value),
      }))
    const isOfAll = values.length === 1 && values.every(({ count, isChosen }) => count === total && !isChosen)
    return values.length === 0 || isOfAll ? [] : [{ code, name, values }]
  })
}

/** All nine colours keep their places; those that would show nothing are only dimmed. */
function toPalette(
  filters: GridFilters,
  { facets, has_counts: hasCounts }: GridAnswer,
  { proteins }: Vocabulary,
): FacetValue[] {
  return [...proteins].map(([value, label]) => ({
    value,
    label,
    count: hasCounts ? (facets.protein?.[value] ?? 0) : null,
    isChosen: filters.protein.includes(value),
  }))
}

function needsOf({ facets }: GridAnswer, { need }: GridFilters): string[] {
  const common = Object.entries(facets.need ?? {})
    .filter(([code]) => !NOT_NEEDS.has(code))
    .sort(([one, many], [other, more]) => more - many || one.localeCompare(other))
    .map(([code]) => code)
  return [...new Set([...common.slice(0, NEEDS_SHOWN), ...need])]
}

/** What owners ask about most stands first; the rest follows by the alphabet of the tree. */
function exclusionsOf({ ingredients }: Vocabulary, { without }: GridFilters): string[] {
  const known = new Set(ingredients.map(({ code }) => code))
  return [...new Set([...COMMON_FORBIDDEN.filter((code) => known.has(code)), ...without, ...known])]
}

/** In the form the question stands above: what must it not eat? Elsewhere the answer says „bez“ itself. */
function ingredientName(value: string, { ingredients }: Vocabulary): string {
  return ingredients.find(({ code }) => code === value)?.name ?? value
}

export function toChips(filters: GridFilters, vocabulary: Vocabulary, toAddress: ToAddress): Chip[] {
  return listActiveFilters(filters).map((active) => ({
    label: nameOf(active, vocabulary),
    to: toAddress(withoutFilter(filters, active)),
    excludes: active.facet === 'without' ? active.value : null,
    energyPrice: active.facet === 'energyPrice' && 'range' in active ? active.range : null,
  }))
}

export function toHiddenBy({ without }: GridFilters, answer: GridAnswer): GridView['hiddenBy'] {
  if (!answer.has_counts) return {}
  return Object.fromEntries(
    without.flatMap((code) => {
      const total = answer.total_without[`without:${code}`]
      return total === undefined ? [] : [[code, total - answer.total]]
    }),
  )
}

export function toDrop(
  filters: GridFilters,
  answer: GridAnswer,
  vocabulary: Vocabulary,
  toAddress: ToAddress,
): GridView['drop'] {
  const options = listDropOptions(filters).map((option) => ({ ...option, count: countWithout(option, answer) }))
  const best = chooseFilterToDrop(options)
  if (!best) return null
  const label = best.dropped.map((active) => nameOf(active, vocabulary)).join(', ')
  return { label, to: toAddress(best.rest), count: best.count }
}

function countWithout(
  { dropped }: { dropped: readonly ActiveFilter[] },
  { total_without: totals }: GridAnswer,
): number {
  const [first] = dropped
  if (!first) return 0
  return totals[questionOf(first)] ?? 0
}

/** What the answer calls the part of the question that a filter is. */
function questionOf(filter: ActiveFilter): string {
  if (!('value' in filter)) return columnOf(filter.facet)
  if (filter.facet === 'without') return `without:${filter.value}`
  if (filter.facet === 'property') return `property/${splitPropertyValue(filter.value).attribute}`
  return columnOf(filter.facet)
}

function nameOf(filter: ActiveFilter, { categories, proteins, tags, ingredients, properties }: Vocabulary): string {
  if (!('value' in filter)) return 'range' in filter ? facetTexts.range(filter) : facetTexts.flags[filter.facet]
  const { facet, value } = filter
  if (facet === 'category') return categories.find(({ slug }) => slug === value)?.name ?? value
  if (facet === 'protein') return proteins.get(value) ?? value
  if (facet === 'need') return tags.get(value) ?? value
  if (facet === 'property') return propertyName(value, properties)
  if (facet === 'without') {
    const found = ingredients.find(({ code }) => code === value)
    return facetTexts.without(found?.withoutName ?? value)
  }
  return facetTexts.values[facet][value] ?? value
}

/** „Nylon“ says enough alone; a yes says it by the name of its question. */
function propertyName(value: string, properties: Vocabulary['properties']): string {
  const { attribute, option } = splitPropertyValue(value)
  const found = properties.find(({ code }) => code === attribute)
  return found?.options.find(({ code }) => code === option)?.name ?? value
}
