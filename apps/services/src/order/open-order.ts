import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { readOrderAccess } from '#app/order/access-token'
import { areLinksRevoked } from '#app/order/order-links.sql'

/**
 * The order a signed link opens; everything else is answered as if there were no such order. Revoked links open it no more, but its
 * own account, whose pages use the same commands, is not kept out by that.
 */
export async function openOrder(
  context: Pick<Context, 'deps' | 'db' | 'now' | 'actor'>,
  token: string,
): Promise<number> {
  const orderId = readOrderAccess(context.deps.config.AUTH_SECRET, token, context.now)
  if (orderId === null) throw notFound()
  await checkLinksOpen(context, orderId)
  return orderId
}

/** Every other link that leads to an order ends with the links of that order. */
export async function checkLinksOpen(context: Pick<Context, 'db' | 'actor'>, orderId: number): Promise<void> {
  if (await areLinksRevoked(context.db, orderId, customerIdOf(context))) throw notFound()
}

export function customerIdOf({ actor }: Pick<Context, 'actor'>): number | null {
  return actor.kind === 'customer' ? actor.customerId : null
}
