import { GridAnswer, SearchAnswer } from '@shop/contract/catalog'
import { promiseDelivery } from '@shop/domain/calendar/delivery-promise'
import { fromPragueTime } from '@shop/domain/calendar/prague-time'
import { clearFilters } from '@shop/domain/catalog/active-filters'
import { categoryTrail } from '@shop/domain/catalog/breadcrumb'
import { applyRule, type CollectionRule, fixedFacets } from '@shop/domain/catalog/collection-rule'
import { formatGridQuery } from '@shop/domain/catalog/format-grid-filters'
import type { GridFilters } from '@shop/domain/catalog/grid-filters'
import { toGridQuestion as toQuestion } from '@shop/domain/catalog/grid-question'
import { pageWindow } from '@shop/domain/catalog/paging'
import { toCardView } from '#app/goods/to-card-view.server.ts'
import { loadVocabulary, type Vocabulary } from '#app/goods/vocabulary.server.ts'
import { now } from '#app/server/clock.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { loadShopSettings, type ShopSettings } from '#app/server/shop-settings.server.ts'
import type { GridPath, GridView } from './grid-view.ts'
import { toChips, toDrop, toFacets, toHiddenBy, toProperties } from './to-facets.server.ts'
import { toGridQuestion } from './to-grid-question.server.ts'

const CARDS_PER_PAGE = 24

interface GridPlace {
  path: GridPath
  filters: GridFilters
  /** Slug of the category whose page this is. */
  within?: string | undefined
  /** Of the collection whose page this is; what it says cannot be chosen. */
  rule?: CollectionRule
}

/** Null when the address asks for a page behind the last one. */
export async function loadGrid(place: GridPlace): Promise<GridView | null> {
  const answer = await publicData.value(
    publicData.rpc('product_grid', { filters: toPlaceQuestion(place), ...paging(place.filters) }),
  )
  return toGridView(place, GridAnswer.parse(answer))
}

function toPlaceQuestion({ filters, within, rule }: GridPlace) {
  return rule ? toQuestion(applyRule(filters, rule), rule.within) : toGridQuestion(filters, within)
}

export interface FoundGrid extends Pick<SearchAnswer, 'breed' | 'absence'> {
  grid: GridView
  correction: string | null
  excluded: string[]
  isRelaxed: boolean
}

export async function loadFoundGrid(place: GridPlace): Promise<FoundGrid | null> {
  const answer = SearchAnswer.parse(
    await publicData.value(
      publicData.rpc('search_grid', {
        q: place.filters.text,
        filters: toGridQuestion(place.filters, undefined),
        ...paging(place.filters),
      }),
    ),
  )
  const grid = await toGridView(place, answer)
  if (!grid) return null
  const { breed, absence, correction, excluded, is_relaxed: isRelaxed } = answer
  return { grid, breed, absence, correction, excluded, isRelaxed }
}

function paging({ sort, page }: GridFilters) {
  return { sort, page_size: CARDS_PER_PAGE, skip: (page - 1) * CARDS_PER_PAGE, storefront_id: storefrontId }
}

async function toGridView({ path, filters, within, rule }: GridPlace, answer: GridAnswer): Promise<GridView | null> {
  const { pages, isBeyondEnd } = pageWindow(answer.total, filters.page, CARDS_PER_PAGE)
  if (isBeyondEnd) return null
  const [vocabulary, settings] = await Promise.all([loadVocabulary(), loadShopSettings()])
  const toAddress = (changed: GridFilters) => `${path}${formatGridQuery(changed)}` as const
  return {
    path,
    filters,
    total: answer.total,
    goods: isOfFood(within, vocabulary) ? 'food' : 'mixed',
    isOpenEnded: answer.is_open_ended,
    cards: answer.cards.map((row) => toCardView(row, settings)),
    pages,
    facets: withoutFacets(toFacets(filters, answer, vocabulary), rule ? fixedFacets(rule) : []),
    properties: toProperties(filters, answer, vocabulary),
    bounds: {
      price: answer.bounds.price ?? null,
      unitPrice: answer.bounds.unit_price ?? null,
      energyPrice: answer.bounds.energy_price ?? null,
    },
    saleCount: answer.has_counts ? (answer.facets.on_sale?.[''] ?? 0) : null,
    stockCount: answer.has_counts ? (answer.facets.in_stock?.[''] ?? 0) : null,
    chips: toChips(filters, vocabulary, toAddress),
    hiddenBy: toHiddenBy(filters, answer),
    clearTo: toAddress(clearFilters(filters)),
    drop: answer.total === 0 ? toDrop(filters, answer, vocabulary, toAddress) : null,
    promise: promiseDay(settings),
  }
}

function withoutFacets(facets: GridView['facets'], fixed: readonly string[]): GridView['facets'] {
  return Object.fromEntries(Object.entries(facets).filter(([name]) => !fixed.includes(name)))
}

const FOOD = new Set(['granule', 'konzervy'])

function isOfFood(slug: string | undefined, { categories }: Vocabulary): boolean {
  const [root] = slug === undefined ? [] : categoryTrail(categories, slug)
  return root !== undefined && FOOD.has(root.slug)
}

/** The day a courier brings what is in stock, as of now. */
export function promiseDay({ dispatch, courier }: ShopSettings): GridView['promise'] {
  const { earliest, orderBy } = promiseDelivery(now(), dispatch, courier)
  return { date: earliest.date, orderBy: fromPragueTime(orderBy.date, orderBy.time).toISOString() }
}
