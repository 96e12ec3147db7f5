import { loadCards } from '#app/features/catalog/card/load-cards.server.ts'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import type { SignedInCustomer } from '#app/server/session.server.ts'
import { publicData } from '#app/server/shop.server.ts'

const ORDERS = 3
const MOST = 4

/** What the customer bought the last few times and can buy again. */
export async function loadLastBought({ data }: SignedInCustomer): Promise<CardView[]> {
  const { items: orders } = await data.list(
    data
      .from('orders')
      .select('order_lines(variant_id,bundle_variant_id,kind)')
      .order('placed_at', { ascending: false })
      .limit(ORDERS),
  )
  const ids = orders
    .flatMap(({ order_lines }) => order_lines)
    .filter(({ kind }) => kind === 'goods')
    .flatMap(({ variant_id, bundle_variant_id }) => bundle_variant_id ?? variant_id ?? [])
  if (ids.length === 0) return []
  const { items: variants } = await publicData.list(
    publicData
      .from('variants')
      .select('id,products!inner(slug)')
      .in('id', [...new Set(ids)]),
  )
  const slugs = ids.flatMap((id) => variants.find((variant) => variant.id === id)?.products.slug ?? [])
  return (await loadCards([...new Set(slugs)])).filter(({ isInStock }) => isInStock).slice(0, MOST)
}
