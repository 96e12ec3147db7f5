import { encodeQr, toSvgPath } from '@shop/runtime/qr-code'
import { redirect } from 'react-router'
import type { Visit } from '#app/server/session.server.ts'
import { readOrderAccess, toToken, writeOrderAccess } from './order-cookie.server.ts'

export const THANKS_PAGE = '/kosik/dekujeme'
const PARAM = 'objednavka'

/** By the cookie of the browser that has placed the order, or by the link from the mail; a number opens nothing. */
export async function loadThanks(request: Request, visit: Visit, search: URLSearchParams) {
  const fromLink = toToken(search.get(PARAM) ?? '')
  const token = fromLink ?? (await readOrderAccess(request))
  const found = token ? await visit.services.order({ token }) : null
  if (!token || !found?.ok) return null
  // The token leaves the address, where histories and other people's eyes would keep it.
  if (fromLink) throw redirect(THANKS_PAGE, { headers: { 'Set-Cookie': await writeOrderAccess(token) } })
  const order = found.value
  const { customer } = await visit.session()
  const code = order.transfer && encodeQr(order.transfer.spayd)
  return {
    order,
    qr: code && { size: code.length, path: toSvgPath(code) },
    isGuest: customer === null,
    isAccountAsked: search.has('ucet'),
  }
}

export type ThanksData = NonNullable<Awaited<ReturnType<typeof loadThanks>>>
