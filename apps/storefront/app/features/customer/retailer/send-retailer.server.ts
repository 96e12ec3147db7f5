import { CorrectRetailer } from '@shop/contract/retailer'
import { redirect } from 'react-router'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { refuseField, refuseForm } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { retailerFormTexts as texts } from '#app/texts/customer/retailer-form.ts'
import { dayField, readFacts } from './read-facts.ts'
import { RETAILER_FORM } from './retailer-form.tsx'

/** The owner of an entry says what holds; an unreadable day is asked about again. */
export async function sendRetailer(request: Request, { services }: Visit, token: string) {
  const values = await readForm(request)
  const form = { name: RETAILER_FORM, values, sentences: texts.sentences }
  const { facts: typed, unreadableDay } = readFacts(values)
  if (unreadableDay !== null) return refuseField(form, dayField(unreadableDay), 'invalid')
  const facts = parseForm(CorrectRetailer, { token, ...typed })
  if (!facts.ok) return refuseForm(form, facts)
  const answer = await attempt(request, services.correctRetailer(facts.value))
  return answer.ok ? redirect(`/l/prodejce/${token}?ulozeno=1`, 303) : refuseForm(form, answer)
}
