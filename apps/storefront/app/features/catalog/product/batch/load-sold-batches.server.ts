import { SoldBatch } from '@shop/contract/catalog/sold-batch'
import { z } from 'zod'
import type { BatchView } from '#app/goods/product-view.ts'
import { publicData } from '#app/server/shop.server.ts'
import { toBatchView } from './to-batch-view.ts'

/** A page that cannot learn it says nothing of batches; what is sold does not depend on it. */
export async function loadSoldBatches(
  productId: number,
  declared: readonly { code: string; name: string; percent: number }[],
): Promise<BatchView[]> {
  const rows = await publicData.value(publicData.rpc('analysed_batches', { wanted: productId }))
  return z
    .array(SoldBatch)
    .parse(rows ?? [])
    .map((row) => toBatchView(row, declared))
}
