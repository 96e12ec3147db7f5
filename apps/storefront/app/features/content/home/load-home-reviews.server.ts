import { nonBreaking } from '@shop/czech/non-breaking'
import { type StarCounts, summarizeRatings } from '@shop/domain/catalog/rating'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { staleWhileRevalidate } from '#app/server/stale-while-revalidate.server.ts'
import type { HomeReviews } from './home-page.ts'

const SHOWN = 3

/** Sums over the whole catalogue do not change with every visit. */
export const loadHomeReviews = staleWhileRevalidate(300_000, async (): Promise<HomeReviews> => {
  const query = publicData
    .from('reviews')
    .select('id,rating,body,author_name,dog_note,is_sample,products!inner(name,slug)')
  const [stars, { items }] = await Promise.all([
    publicData.value(publicData.rpc('rating_summary', { storefront_id: storefrontId })),
    publicData.list(
      query
        .eq('storefront_id', storefrontId)
        .gte('rating', 4)
        .not('dog_note', 'is', null)
        .order('written_on', { ascending: false })
        .order('id')
        .limit(SHOWN),
    ),
  ])
  return {
    ...summarizeRatings((stars ?? [0, 0, 0, 0, 0]) as unknown as StarCounts),
    quotes: items.map((row) => {
      const product = row.products
      return {
        id: row.id,
        rating: row.rating,
        text: nonBreaking(row.body),
        author: row.author_name,
        dog: row.dog_note,
        isSample: row.is_sample,
        product: { name: nonBreaking(product.name), to: `/produkt/${product.slug}` },
      }
    }),
  }
})
