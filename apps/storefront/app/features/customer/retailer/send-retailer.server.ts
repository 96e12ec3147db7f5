import { CorrectRetailer } from '@shop/contract/retailer'
import { parseHours } from '@shop/czech/parse-hours'
import { redirect } from 'react-router'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { refuseField, refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { retailerFormTexts as texts } from '#app/texts/customer/retailer-form.ts'
import { dayField, RETAILER_FORM } from './retailer-form.tsx'

/** The owner of an entry says what holds; an unreadable day is asked about again. */
export async function sendRetailer(request: Request, { services }: Visit, token: string) {
  const values = await readForm(request)
  const form = { name: RETAILER_FORM, values, sentences: texts.sentences }
  const days = texts.days.map((_, index) => parseHours(textOf(values, dayField(index))))
  const unreadable = days.indexOf(null)
  if (unreadable >= 0) return refuseField(form, dayField(unreadable), 'invalid')
  const facts = parseForm(CorrectRetailer, {
    token,
    phone: textOf(values, 'phone'),
    note: textOf(values, 'note'),
    openingHours: days,
    onHolidays: textOf(values, 'onHolidays'),
    dogsWelcome: values.has('dogsWelcome'),
    wheelchair: values.has('wheelchair'),
    pickupOfOrders: values.has('pickupOfOrders'),
  })
  if (!facts.ok) return refuseForm(form, facts)
  const answer = await attempt(request, services.correctRetailer(facts.value))
  return answer.ok ? redirect(`/l/prodejce/${token}?ulozeno=1`, 303) : refuseForm(form, answer)
}
