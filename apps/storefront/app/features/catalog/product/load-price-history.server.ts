import type { PricePoint } from '#app/goods/product-view.ts'
import { toPricePoints } from '#app/goods/to-price-points.server.ts'
import { now } from '#app/server/clock.server.ts'
import { publicData } from '#app/server/shop.server.ts'

const LONGEST = 200

/** Public prices of the packs, the oldest first; what was planned for later is nobody's business yet. */
export async function loadPriceHistory(variantIds: number[]): Promise<PricePoint[]> {
  if (variantIds.length === 0) return []
  const query = publicData
    .from('prices')
    .select(
      'id,variant_id,amount,kind,valid_from,price_lists!inner(is_public),price_proofs!price_proofs_price_id_fkey(id,verdict)',
    )
  const { items } = await publicData.list(
    query
      .in('variant_id', variantIds)
      .eq('price_lists.is_public', true)
      .lte('valid_from', now().toISOString())
      .order('valid_from', { ascending: false })
      .order('id', { ascending: false })
      .limit(LONGEST),
  )
  return toPricePoints(items)
}
