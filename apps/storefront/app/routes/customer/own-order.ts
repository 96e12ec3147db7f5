import type { OwnOrder } from '#app/features/catalog/search/own-order.tsx'
import { readOrderAccess } from '#app/features/checkout/thanks/order-cookie.server.ts'
import { findOwnOrder } from '#app/features/customer/orders/find-own-order.server.ts'
import { loadOrderByLink, loadOwnOrder } from '#app/features/order/load-order-page.server.ts'
import { toWhereabouts } from '#app/features/order/to-whereabouts.ts'
import { findCustomer, visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/own-order.ts'

/** Asked for by pages that are the same for everybody. A guest is told of the order this very browser has placed, and of no other. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const number = url.searchParams.get('cislo')
  const customer = await findCustomer(request, context)
  const found = customer && (await findOwnOrder(customer, number))
  const placedHere = found ? null : await readOrderAccess(request)
  const detail = found
    ? await loadOwnOrder(visit, String(found.id))
    : placedHere && (await loadOrderByLink(visit, placedHere))
  const isAsked = detail && (number === null || detail.order.number === number)
  const own: OwnOrder = {
    isSignedIn: customer !== null,
    order: isAsked ? toWhereabouts(detail, found ? `/ucet/objednavka/${found.id}` : '/l/objednavka/moje') : null,
  }
  return Response.json(own, { headers: { 'Cache-Control': 'private, no-store' } })
}
