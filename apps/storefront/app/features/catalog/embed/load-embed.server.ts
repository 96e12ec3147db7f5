import { CardRow } from '@shop/contract/catalog'
import { z } from 'zod'
import { loadRow } from '#app/goods/load-row.server.ts'
import { type CardView, toCardView } from '#app/goods/to-card-view.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { loadShopSettings } from '#app/server/shop-settings.server.ts'
import type { EmbedOptions } from './embed-options.ts'

/** Goods that are no longer sold drop out by themselves. */
export async function loadEmbed(options: EmbedOptions): Promise<CardView[]> {
  const [rows, settings] = await Promise.all([loadRows(options), loadShopSettings()])
  return rows.slice(0, options.count).map((row) => toCardView(row, settings))
}

async function loadRows({ slugs, category, count }: EmbedOptions): Promise<CardRow[]> {
  if (slugs.length > 0) {
    const cards = publicData.rpc('product_cards_by_slug', { slugs, storefront_id: storefrontId })
    return z.array(CardRow).parse(await publicData.value(cards))
  }
  const wanted = category ? await loadRow({ within: [category], in_stock: true }, count) : []
  return wanted.length > 0 ? wanted : loadRow({ in_stock: true }, count)
}
