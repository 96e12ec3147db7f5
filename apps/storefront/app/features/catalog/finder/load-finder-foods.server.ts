import { VariantRow } from '@shop/contract/product-page'
import { z } from 'zod'
import { loadRow } from '#app/goods/load-row.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { staleWhileRevalidate } from '#app/server/stale-while-revalidate.server.ts'
import type { FinderFoodView } from './finder-food-view.ts'
import { toFinderFoodView } from './to-finder-food-view.server.ts'

const MOST_FOODS = 100
const CATEGORY = 'granule'

const Packs = z.array(z.object({ slug: z.string(), variants: z.array(VariantRow) }))

/** Every kibble that can be all a dog eats. The cart prices a line anew, so a minute of age does no harm. */
export const loadFinderFoods = staleWhileRevalidate(60_000, async (): Promise<FinderFoodView[]> => {
  const cards = await loadRow({ category: [CATEGORY] }, MOST_FOODS)
  const slugs = cards.map(({ slug }) => slug)
  const pages = publicData.from('product_pages').select('slug,variants')
  const { items } = await publicData.list<unknown>(pages.eq('storefront_id', storefrontId).in('slug', slugs))
  const variants = new Map(Packs.parse(items).map((page) => [page.slug, page.variants]))
  return cards.flatMap((card) => toFinderFoodView(card, variants.get(card.slug) ?? []) ?? [])
})
