import { RequestCaseLink } from '@shop/contract/case/case'
import type { CaseKind } from '@shop/domain/case/case-state'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { CASE_ENTRY_FORM } from './case-entry-name.ts'

/** Orders of the account, for whoever is signed in; a guest gives a number and an address. */
export async function loadCaseEntry({ services, session }: Visit) {
  if ((await session()).customer === null) return { isSignedIn: false, orders: [] }
  const own = await services.ownCases({})
  return { isSignedIn: true, orders: own.ok ? own.value.orders : [] }
}

/** The answer says nothing about whether there is such an order. */
export async function requestCaseLink(request: Request, { services }: Visit, kind: CaseKind) {
  const values = await readForm(request)
  const form = { name: CASE_ENTRY_FORM, values }
  const input = parseForm(RequestCaseLink, {
    kind,
    orderNumber: textOf(values, 'orderNumber'),
    email: textOf(values, 'email'),
  })
  if (!input.ok) return refuseForm(form, input)
  const asked = await attempt(request, services.requestCaseLink(input.value))
  if (!asked.ok) return refuseForm(form, asked)
  return { sent: { orderNumber: textOf(values, 'orderNumber').trim(), email: textOf(values, 'email').trim() } }
}
