import { readOrderAccess } from '#app/features/checkout/order-cookie.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/measured-purchase.ts'

/** Whether the order this browser has placed may be told: once, however often its page is opened. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = await readOrderAccess(request)
  const claimed = token ? await attempt(request, visitOf(context).services.claimPurchase({ token })) : null
  const isFirst = claimed?.ok === true && claimed.value.isFirst
  return Response.json({ isFirst }, { headers: { 'Cache-Control': 'private, no-store' } })
}
