import { loadKinds } from '#app/features/content/sections/load-kinds.server.ts'
import { loadRow } from '#app/goods/load-row.server.ts'
import { toCardView } from '#app/goods/to-card-view.server.ts'
import { loadShopSettings } from '#app/server/shop-settings.server.ts'
import { staleWhileRevalidate } from '#app/server/stale-while-revalidate.server.ts'

const SHOWN = 4

/** What leads on from a page that is not there. Kept for a while: wrong addresses come in floods. */
export const loadFreshTrail = staleWhileRevalidate(300_000, async () => {
  const [rows, settings, { proteins }] = await Promise.all([
    loadRow({ in_stock: true }, SHOWN),
    loadShopSettings(),
    loadKinds(),
  ])
  return { cards: rows.map((row) => toCardView(row, settings)), proteins }
})
