import type { OrderDetail } from '@shop/contract/order-detail'
import { toQrPath } from '#app/features/order/to-qr-path.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { openOrder, readOrderAccess, toToken } from './order-cookie.server.ts'

export const THANKS_PAGE = '/kosik/dekujeme'
/** What the address says after the gateway did not answer. */
export const GATE_DOWN = 'brana'
const PARAM = 'objednavka'

/** By the cookie of the browser that has placed the order, or by the link from the mail; a number opens nothing. */
export async function loadThanks(request: Request, visit: Visit, search: URLSearchParams) {
  const fromLink = toToken(search.get(PARAM) ?? '')
  const token = fromLink ?? (await readOrderAccess(request))
  const found = token ? await visit.services.orderDetail({ token }) : null
  if (!token || !found?.ok) return null
  // The token leaves the address, where histories and other people's eyes would keep it.
  if (fromLink) throw await openOrder(THANKS_PAGE, token)
  return toThanks(visit, found.value, search)
}

/** The order this press is about: that of the address, else that of this browser. */
export async function orderOfForm(request: Request, search: URLSearchParams): Promise<string | null> {
  return toToken(search.get(PARAM) ?? '') ?? (await readOrderAccess(request))
}

async function toThanks(visit: Visit, detail: OrderDetail, search: URLSearchParams) {
  // Without the key: other people's scripts may run on this page.
  const { order, payment, documents, regular, voucher } = detail
  const { customer } = await visit.session()
  return {
    order,
    payment,
    documents,
    regular,
    voucher,
    qr: toQrPath(payment.transfer),
    isGuest: customer === null,
    isAccountAsked: search.has('ucet'),
    isGateDown: search.has(GATE_DOWN),
  }
}

export type ThanksData = Awaited<ReturnType<typeof toThanks>>
