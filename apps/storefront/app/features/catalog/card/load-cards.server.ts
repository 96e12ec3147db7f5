import { CardRow } from '@shop/contract/catalog'
import { z } from 'zod'
import { type CardView, toCardView } from '#app/goods/to-card-view.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { loadShopSettings } from '#app/server/shop-settings.server.ts'

/** Cards of named products, in this order; what is no longer sold drops out by itself. */
export async function loadCards(slugs: readonly string[]): Promise<CardView[]> {
  if (slugs.length === 0) return []
  const cards = publicData.rpc('product_cards_by_slug', { slugs: [...slugs], storefront_id: storefrontId })
  const [rows, settings] = await Promise.all([publicData.value(cards), loadShopSettings()])
  return z
    .array(CardRow)
    .parse(rows)
    .map((row) => toCardView(row, settings))
}
