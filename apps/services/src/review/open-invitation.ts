import { ok, type Result, refuse } from '@shop/domain/result'
import type { Caller } from '#app/http/context'
import { type BoughtOrder, selectInvitedOrder } from '#app/review/reviews.sql'
import type { Db } from '#app/store/database'
import { hashSecret } from '#app/store/secret'

/** The order behind the link of a review request. */
export async function openInvitation(
  { db, now }: Pick<Caller, 'now'> & { db: Db },
  secret: string,
): Promise<Result<BoughtOrder, 'link_unknown' | 'link_expired'>> {
  const order = await selectInvitedOrder(db, hashSecret(secret))
  if (!order) return refuse('link_unknown')
  return order.expiresAt <= now ? refuse('link_expired') : ok(order)
}
