import { loadOwnCredits } from '#app/features/customer/account/load-credits.server.ts'
import type { OwnCredits } from '#app/features/customer/account/own-credits.tsx'
import { findCustomer } from '#app/server/session.server.ts'
import type { Route } from './+types/own-credits.ts'

/** Asked for by a page that is the same for everybody; a guest has none. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const customer = await findCustomer(request, context)
  const credits: OwnCredits | null = customer ? await loadOwnCredits(customer) : null
  return Response.json(credits, { headers: { 'Cache-Control': 'private, no-store' } })
}
