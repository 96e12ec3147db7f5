import { GridAnswer } from '@shop/contract/catalog'
import { loadKinds } from '#app/features/content/sections/load-kinds.server.ts'
import { toCardView } from '#app/goods/to-card-view.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { loadShopSettings } from '#app/server/shop-settings.server.ts'
import { staleWhileRevalidate } from '#app/server/stale-while-revalidate.server.ts'

const SHOWN = 4

/** What leads on from a page that is not there. Kept for a while: wrong addresses come in floods. */
export const loadFreshTrail = staleWhileRevalidate(300_000, async () => {
  const [answer, settings, { proteins }] = await Promise.all([
    publicData.value(
      publicData.rpc('product_grid', { filters: { in_stock: true }, page_size: SHOWN, storefront_id: storefrontId }),
    ),
    loadShopSettings(),
    loadKinds(),
  ])
  return { cards: GridAnswer.parse(answer).cards.map((row) => toCardView(row, settings)), proteins }
})
