import { GridAnswer } from '@shop/contract/catalog'
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
  const [answer, settings] = await Promise.all([
    publicData.value(
      publicData.rpc('product_grid', { filters: { in_stock: true }, page_size: count, storefront_id: storefrontId }),
    ),
    loadShopSettings(),
  ])
  return GridAnswer.parse(answer).cards.map((row) => toCardView(row, settings))
}
