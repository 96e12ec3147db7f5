import { now } from '#app/server/clock.server.ts'
import { publicData } from '#app/server/shop.server.ts'

export interface RecallLine {
  code: string
  reason: string
}

/** After a year nobody has the batch at home; its passport says so for good. */
const SHOWN_DAYS = 365

export async function loadRecalls(productId: number): Promise<RecallLine[]> {
  const since = new Date(now().getTime() - SHOWN_DAYS * 86_400_000).toISOString()
  const { items } = await publicData.list(
    publicData
      .from('recalls')
      .select('batch_code,reason')
      .eq('product_id', productId)
      .gte('approved_at', since)
      .order('approved_at', { ascending: false })
      .limit(20),
  )
  return items.map(({ batch_code, reason }) => ({ code: batch_code, reason }))
}
