import { redirect } from 'react-router'
import { actOnOrder } from '#app/features/customer/orders/act-on-order.server.ts'
import { registrationCookie } from '#app/features/customer/sign-in/registration-cookie.server.ts'
import { textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { GATE_DOWN, orderOfForm, THANKS_PAGE } from './load-thanks.server.ts'

const OF_THE_ORDER = ['pay', 'method', 'regular']

/** Paying, paying another way, coming again, or an account: by the button that was pressed. */
export async function actOnThanks(request: Request, visit: Visit, url: URL) {
  const values = await readForm(request)
  const token = await orderOfForm(request, url.searchParams)
  if (!token) return redirect(THANKS_PAGE, 303)
  const intent = textOf(values, 'intent')
  if (!OF_THE_ORDER.includes(intent)) return createAccount(request, visit, token)
  url.searchParams.delete(GATE_DOWN)
  return actOnOrder(request, visit.services, { token, values, back: `${url.pathname}${url.search}` })
}

/** An account in one press: the address is that of the order, and only its mailbox can confirm it. */
async function createAccount(request: Request, { services }: Visit, token: string) {
  const order = await attempt(request, services.order({ token }))
  if (!order.ok) return redirect(THANKS_PAGE, 303)
  const { email, billing } = order.value
  const { firstName, lastName } = billing
  const started = await attempt(request, services.register({ email, firstName, lastName }))
  if (!started.ok) return redirect(THANKS_PAGE, 303)
  const cookie = await registrationCookie.serialize(started.value.key)
  return redirect('/potvrzeni-registrace', { status: 303, headers: { 'Set-Cookie': cookie } })
}
