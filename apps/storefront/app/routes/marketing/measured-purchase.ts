import { readOrderAccess } from '#app/features/checkout/thanks/order-cookie.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import { readChoice } from '#app/state/marketing.ts'
import type { Route } from './+types/measured-purchase.ts'

/** Whether the order this browser has placed may be told: by consent and once, however often its page is opened. */
export async function action({ request, context }: Route.ActionArgs) {
  const cookies = request.headers.get('cookie')
  const choice = readChoice(cookies)
  const token = choice?.analytics || choice?.marketing ? await readOrderAccess(request) : null
  const told = { consentKey: choice?.analytics ? choice.key : null, clientId: readClientId(cookies) }
  const claimed = token ? await attempt(request, visitOf(context).services.claimPurchase({ token, ...told })) : null
  const isFirst = claimed?.ok === true && claimed.value.isFirst
  return Response.json({ isFirst }, { headers: { 'Cache-Control': 'private, no-store' } })
}

/** What the tag of the receiver calls this browser; it writes it down only after consent. */
function readClientId(cookies: string | null): string | null {
  return /(?:^|;\s*)_ga=GA\d\.\d\.(\d{1,20}\.\d{1,20})(?:;|$)/.exec(cookies ?? '')?.[1] ?? null
}
