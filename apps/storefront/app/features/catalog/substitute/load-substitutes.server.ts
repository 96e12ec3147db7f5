import { CardRow } from '@shop/contract/catalog'
import type { GridFilters } from '@shop/domain/catalog/grid-filters'
import { z } from 'zod'
import { loadRow } from '#app/goods/load-row.server.ts'
import { toCardView } from '#app/goods/to-card-view.server.ts'
import { loadVocabulary } from '#app/goods/vocabulary.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { loadShopSettings } from '#app/server/shop-settings.server.ts'
import { loadIngredientTree } from './load-ingredient-tree.server.ts'
import type { Substitute } from './substitute.ts'
import { toParts } from './to-parts.ts'

/** More than the goods themselves, so that none of them has to stand for itself. */
const OFFERED = 4

/** For each of the goods: what of the excluded is in it, and the most liked food of the same shelf that surely has none. */
export async function loadSubstitutes(
  slugs: readonly string[],
  filters: GridFilters,
): Promise<Record<string, Substitute>> {
  const [cards, tree, vocabulary, settings] = await Promise.all([
    publicData.value(publicData.rpc('product_cards_by_slug', { slugs: [...slugs], storefront_id: storefrontId })),
    loadIngredientTree(),
    loadVocabulary(),
    loadShopSettings(),
  ])
  const rows = z.array(CardRow).parse(cards)
  const shelves = new Set(vocabulary.categories.filter((one) => one.parentSlug === null).map(({ slug }) => slug))
  const shelfOf = (row: CardRow) => row.categories.find((slug) => shelves.has(slug))
  const [composition, offers] = await Promise.all([
    loadComposition(rows.map((row) => row.product_id)),
    loadOffers([...new Set(rows.map(shelfOf).filter((slug) => slug !== undefined))], filters),
  ])
  return Object.fromEntries(
    rows.map((row) => {
      const offer = offers.get(shelfOf(row) ?? '')?.find((one) => isLike(one, row))
      const parts = filters.without.map((code) => [code, toParts(code, composition.get(row.product_id) ?? [], tree)])
      return [row.slug, { parts: Object.fromEntries(parts), swap: offer ? toCardView(offer, settings) : null }]
    }),
  )
}

function isLike(offer: CardRow, row: CardRow): boolean {
  return offer.slug !== row.slug && offer.is_complete === row.is_complete
}

async function loadOffers(shelves: readonly string[], filters: GridFilters): Promise<Map<string, CardRow[]>> {
  const asked = shelves.map(async (shelf) => {
    const offers = await loadRow({ within: [shelf], in_stock: true, ...toNarrowing(filters) }, OFFERED)
    return [shelf, offers] as const
  })
  return new Map(await Promise.all(asked))
}

/** An empty list of a facet lets everything through. */
function toNarrowing({ without, lifeStage, size }: GridFilters) {
  return { without: [...without], life_stage: [...lifeStage], size: [...size] }
}

/** Codes of what each product is made of, in the order of its label. */
async function loadComposition(ids: readonly number[]): Promise<Map<number, string[]>> {
  const query = publicData.from('product_ingredients').select('product_id,ingredients!inner(code)')
  const { items } = await publicData.list(
    query
      .in('product_id', [...ids])
      .order('product_id')
      .order('position'),
  )
  const codes = new Map<number, string[]>()
  for (const { product_id: id, ingredients } of items) codes.set(id, [...(codes.get(id) ?? []), ingredients.code])
  return codes
}
