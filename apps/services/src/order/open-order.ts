import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { readOrderAccess } from '#app/order/access-token'

/** The order a signed link opens; everything else is answered as if there were no such order. */
export function openOrder({ deps, now }: Pick<Context, 'deps' | 'now'>, token: string): number {
  const orderId = readOrderAccess(deps.config.AUTH_SECRET, token, now)
  if (orderId === null) throw notFound()
  return orderId
}
