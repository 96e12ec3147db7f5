import { CardRow, GridAnswer } from '@shop/contract/catalog'
import { z } from 'zod'
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
  const ask = async (filters: Record<string, string[] | boolean>) =>
    GridAnswer.parse(
      await publicData.value(
        publicData.rpc('product_grid', { filters, page_size: count, storefront_id: storefrontId }),
      ),
    ).cards
  const wanted = category ? await ask({ within: [category], in_stock: true }) : []
  return wanted.length > 0 ? wanted : ask({ in_stock: true })
}
