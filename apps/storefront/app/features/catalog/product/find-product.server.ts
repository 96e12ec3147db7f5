import { loadRow } from '#app/goods/load-row.server.ts'
import { type CardView, toCardView } from '#app/goods/to-card-view.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { loadShopSettings } from '#app/server/shop-settings.server.ts'

/** Also of goods that are no longer sold: their page stays readable. */
export async function findSlugById(id: number): Promise<string | null> {
  const query = publicData.from('products').select('slug')
  const row = await publicData.single(query.eq('storefront_id', storefrontId).eq('id', id))
  return row?.slug ?? null
}

/** What to offer to somebody who asked for goods we do not have. */
export async function loadPopularCards(count: number): Promise<CardView[]> {
  const [rows, settings] = await Promise.all([loadRow({ in_stock: true }, count), loadShopSettings()])
  return rows.map((row) => toCardView(row, settings))
}
