import { EnterFair, fairEndpoints } from '@shop/contract/fair'
import { redirect } from 'react-router'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { toWeightInput } from '#app/forms/parse-kilograms.ts'
import { refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { fairCookie, readFairSession } from './fair-session.server.ts'
import { FAIR_FORM, PIN_FORM } from './form-names.ts'

const FORM_PATH = '/private/forpets/formular'

/** The PIN of the staff, or the form of a visitor without scripts. */
export async function actOnFair(request: Request, visit: Visit) {
  const values = await readForm(request)
  return textOf(values, 'intent') === 'open' ? open(request, visit, values) : enter(request, visit, values)
}

async function open(request: Request, visit: Visit, values: FormData) {
  const form = { name: PIN_FORM, values, fieldOf: { fair_pin_wrong: 'pin' } as const }
  const checked = parseForm(fairEndpoints.openFair.body, { pin: textOf(values, 'pin') })
  if (!checked.ok) return refuseForm(form, checked)
  const opened = await attempt(request, visit.services.openFair(checked.value))
  if (!opened.ok) return refuseForm(form, opened)
  return redirect(FORM_PATH, {
    status: 303,
    headers: { 'Set-Cookie': await fairCookie.serialize(opened.value.session) },
  })
}

async function enter(request: Request, visit: Visit, values: FormData) {
  const form = { name: FAIR_FORM, values }
  const session = await readFairSession(request)
  const checked = parseForm(EnterFair, { ...toEntry(values), session: session ?? '' })
  if (!checked.ok) return refuseForm(form, checked)
  const entered = await attempt(request, visit.services.enterFair(checked.value))
  return entered.ok
    ? redirect(`/private/forpets/kolo?listek=${encodeURIComponent(entered.value.ticket)}`, 303)
    : refuseForm(form, entered)
}

function toEntry(values: FormData) {
  return {
    clientKey: textOf(values, 'clientKey'),
    firstName: textOf(values, 'firstName'),
    email: textOf(values, 'email'),
    dogName: textOf(values, 'dogName'),
    dogWeightGrams: toWeightInput(textOf(values, 'dogWeight')),
    currentFood: textOf(values, 'currentFood'),
    acceptsRules: values.has('acceptsRules'),
    wantsNewsletter: values.has('wantsNewsletter'),
  }
}
