import { type StarCounts, summarizeRatings } from '@shop/domain/catalog/rating'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { staleWhileRevalidate } from '#app/server/stale-while-revalidate.server.ts'
import { chooseQuotes, PraisedReview } from './choose-quotes.server.ts'
import type { HomeReviews } from './home-page.ts'

/** Sums over the whole catalogue do not change with every visit. */
export const loadHomeReviews = staleWhileRevalidate(300_000, async (): Promise<HomeReviews> => {
  const [stars, praised] = await Promise.all([
    publicData.value(publicData.rpc('rating_summary', { storefront_id: storefrontId })),
    publicData.value(publicData.rpc('praised_reviews', { storefront_id: storefrontId })),
  ])
  return {
    ...summarizeRatings((stars ?? [0, 0, 0, 0, 0]) as unknown as StarCounts),
    quotes: chooseQuotes(PraisedReview.array().parse(praised)),
  }
})
