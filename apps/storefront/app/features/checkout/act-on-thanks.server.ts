import { redirect } from 'react-router'
import { registrationCookie } from '#app/features/customer/registration-cookie.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { THANKS_PAGE } from './load-thanks.server.ts'
import { readOrderAccess } from './order-cookie.server.ts'

/** An account in one press: the address is that of the order, and only its mailbox can confirm it. */
export async function actOnThanks(request: Request, { services }: Visit) {
  const token = await readOrderAccess(request)
  const order = token ? await attempt(request, services.order({ token })) : null
  if (!order?.ok) return redirect(THANKS_PAGE, 303)
  const { email, billing } = order.value
  const { firstName, lastName } = billing
  const started = await attempt(request, services.register({ email, firstName, lastName }))
  if (!started.ok) return redirect(THANKS_PAGE, 303)
  const cookie = await registrationCookie.serialize(started.value.key)
  return redirect('/potvrzeni-registrace', { status: 303, headers: { 'Set-Cookie': cookie } })
}
