import type { OwnOrder } from '#app/features/catalog/search/own-order.tsx'
import { loadOrders } from '#app/features/customer/orders/load-order.server.ts'
import { findCustomer } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import type { Route } from './+types/own-order.ts'

/** Asked for by the search, which is the same page for everybody; a guest has no order we could know. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const customer = await findCustomer(request, context)
  const latest = customer ? (await loadOrders(customer, 1)).orders[0] : undefined
  const own: OwnOrder = {
    isSignedIn: customer !== null,
    order: latest ? { id: latest.id, number: latest.number, state: accountTexts.orderStates[latest.state] } : null,
  }
  return Response.json(own, { headers: { 'Cache-Control': 'private, no-store' } })
}
