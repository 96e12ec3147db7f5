import { loadOwnPrices } from '#app/features/customer/account/load-own-prices.server.ts'
import { findCustomer, visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/own-prices.ts'

/** Asked for by pages that are the same for everybody; a guest has no prices of their own. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const customer = await findCustomer(request, context)
  const asked = url.searchParams.get('varianty') ?? ''
  const prices = customer ? await loadOwnPrices(visitOf(context).services, asked) : null
  return Response.json({ prices }, { headers: { 'Cache-Control': 'private, no-store' } })
}
