import type { OwnOrder } from '#app/features/catalog/search/own-order.tsx'
import { findOwnOrder } from '#app/features/customer/orders/find-own-order.server.ts'
import { findCustomer } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import type { Route } from './+types/own-order.ts'

/** Asked for by the search, which is the same page for everybody; a guest has no order we could know. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const customer = await findCustomer(request, context)
  const found = customer && (await findOwnOrder(customer, url.searchParams.get('cislo')))
  const own: OwnOrder = {
    isSignedIn: customer !== null,
    order: found && { ...found, state: accountTexts.orderStates[found.state] },
  }
  return Response.json(own, { headers: { 'Cache-Control': 'private, no-store' } })
}
