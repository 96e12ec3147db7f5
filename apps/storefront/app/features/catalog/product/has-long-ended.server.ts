import { now } from '#app/server/clock.server.ts'
import { publicData } from '#app/server/shop.server.ts'

/** How long whoever comes by an old link reads that the sale has ended, before the address leads on or is gone. */
const TOLD_FOR_DAYS = 90

/** Whether the sale of a product ended so long ago that its address should lead to its successor, or be forgotten by search engines. */
export async function hasLongEnded(productId: number): Promise<boolean> {
  const row = await publicData.single(publicData.from('products').select('discontinued_at').eq('id', productId))
  if (!row?.discontinued_at) return false
  return now().getTime() - new Date(row.discontinued_at).getTime() > TOLD_FOR_DAYS * 24 * 60 * 60_000
}
