import { GridAnswer } from '@shop/contract/catalog'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { staleWhileRevalidate } from '#app/server/stale-while-revalidate.server.ts'

/** How many kinds of everything there are, and of each meat. */
export const loadKinds = staleWhileRevalidate(60_000, async () => {
  const answer = await publicData.value(
    publicData.rpc('product_grid', { filters: {}, page_size: 1, storefront_id: storefrontId }),
  )
  const { facets, total } = GridAnswer.parse(answer)
  return { proteins: facets.protein ?? {}, total }
})
