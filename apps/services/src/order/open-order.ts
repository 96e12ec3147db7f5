import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { readOrderAccess } from '#app/order/access-token'
import { areLinksRevoked } from '#app/order/order-links.sql'

/** The order a signed link opens; everything else is answered as if there were no such order. */
export async function openOrder(
  { deps, db, now }: Pick<Context, 'deps' | 'db' | 'now'>,
  token: string,
): Promise<number> {
  const orderId = readOrderAccess(deps.config.AUTH_SECRET, token, now)
  if (orderId === null || (await areLinksRevoked(db, orderId))) throw notFound()
  return orderId
}
