import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { readOrderAccess } from '#app/order/access-token'
import { areLinksRevoked } from '#app/order/order-links.sql'

/**
 * The order a signed link opens; everything else is answered as if there were no such order. Revoked links open it no more, but its
 * own account, whose pages use the same commands, is not kept out by that.
 */
export async function openOrder(
  { deps, db, now, actor }: Pick<Context, 'deps' | 'db' | 'now' | 'actor'>,
  token: string,
): Promise<number> {
  const orderId = readOrderAccess(deps.config.AUTH_SECRET, token, now)
  const customerId = actor.kind === 'customer' ? actor.customerId : null
  if (orderId === null || (await areLinksRevoked(db, orderId, customerId))) throw notFound()
  return orderId
}
