import { publicData, storefrontId } from '#app/server/shop.server.ts'
import type { ProductCardView } from './product-card.ts'
import { type CardRow, toProductCard } from './to-product-card.server.ts'

export interface SearchResults {
  products: ProductCardView[]
  total: number
  /** The query as the search understood it, when it had to mend it. */
  correction: string | null
}

interface Row {
  card: unknown
  total: number | null
  correction: string | null
}

export async function loadSearch(query: string): Promise<SearchResults> {
  const { items } = await publicData.list<Row>(
    publicData.rpc('search' as never, { q: query, storefront_id: storefrontId } as never, { get: true }) as never,
  )
  const [first] = items
  return {
    products: items.map(({ card }) => toProductCard(card as CardRow)),
    total: first?.total ?? 0,
    correction: first?.correction ?? null,
  }
}
