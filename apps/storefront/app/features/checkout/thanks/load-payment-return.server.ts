import { attempt } from '#app/server/attempt.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { THANKS_PAGE } from './load-thanks.server.ts'
import { openOrder, toToken } from './order-cookie.server.ts'

/**
 * Back from the gateway. The order is found by its signed link, so neither a cookie nor a session is needed, and what is paid is
 * asked of the gateway: the address is believed in nothing. Then the token leaves the address before anything is drawn. Null when
 * it names no payment of ours.
 */
export async function loadPaymentReturn(request: Request, visit: Visit, search: URLSearchParams) {
  const token = toToken(search.get('objednavka') ?? '')
  if (!token) return null
  const id = search.get('id')
  const gatewayId = id !== null && /^\d{1,20}$/.test(id) ? id : null
  const checked = await attempt(request, visit.services.checkPayment({ token, gatewayId }))
  // When the gateway cannot be asked now, what we know already is still true.
  if (!checked.ok && (checked.code === 'payment_unknown' || checked.code === 'not_found')) return null
  const found = await visit.services.orderDetail({ token })
  if (!found.ok) return null
  throw await openOrder(THANKS_PAGE, token)
}
