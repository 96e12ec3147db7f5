import { CardRow } from '@shop/contract/catalog'
import { nonBreaking } from '@shop/czech/non-breaking'
import { z } from 'zod'
import { type CardView, toCardView } from '#app/goods/to-card-view.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { loadShopSettings } from '#app/server/shop-settings.server.ts'

export interface ArticleProduct {
  /** As the text names it. */
  slug: string
  card: CardView
  /** What the text speaks of, when something else took its place. */
  insteadOf: string | null
}

const Place = z.object({ slug: z.string(), shown_slug: z.string(), name: z.string() })

/** Products a text names, with today's price and stock; what is gone without a successor is left out. */
export async function loadArticleProducts(slugs: string[]): Promise<ArticleProduct[]> {
  const wanted = [...new Set(slugs)]
  if (wanted.length === 0) return []
  const { items } = await publicData.list(
    publicData.rpc('product_or_successor', { slugs: wanted, storefront_id: storefrontId }),
  )
  const shown = new Map(
    z
      .array(Place)
      .parse(items)
      .map(({ slug, shown_slug, name }) => [slug, { slug: shown_slug, name }]),
  )
  const cards = await loadCards(wanted.flatMap((slug) => shown.get(slug)?.slug ?? []))
  return wanted.flatMap((slug) => {
    const place = shown.get(slug)
    const card = place && cards.get(place.slug)
    return card ? [{ slug, card, insteadOf: place.slug === slug ? null : nonBreaking(place.name) }] : []
  })
}

async function loadCards(slugs: string[]): Promise<Map<string, CardView>> {
  const [rows, settings] = await Promise.all([
    publicData.value(publicData.rpc('product_cards_by_slug', { slugs, storefront_id: storefrontId })),
    loadShopSettings(),
  ])
  return new Map(
    z
      .array(CardRow)
      .parse(rows)
      .map((row) => [row.slug, toCardView(row, settings)]),
  )
}
