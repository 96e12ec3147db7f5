import type { ServicesClient } from '@shop/clients/services'
import { SendRetailerEntry } from '@shop/contract/retailer'
import { redirect } from 'react-router'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { refuseField, refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { retailerFormTexts } from '#app/texts/customer/retailer-form.ts'
import { ENTRY_FORM } from './entry-form.tsx'
import { dayField, readFacts } from './read-facts.ts'

const PAGE = '/ucet/prodejna'

/** A wholesaler sends the own entry for the map, or takes it off. */
export async function sendEntry(request: Request, services: ServicesClient) {
  const values = await readForm(request)
  const form = { name: ENTRY_FORM, values, sentences: retailerFormTexts.sentences }
  if (textOf(values, 'intent') === 'end') {
    const ended = await attempt(request, services.endRetailerEntry({}))
    return ended.ok ? redirect(`${PAGE}?hotovo=prodejna-pryc`, 303) : refuseForm(form, ended)
  }
  const { facts, unreadableDay } = readFacts(values)
  if (unreadableDay !== null) return refuseField(form, dayField(unreadableDay), 'invalid')
  const entry = parseForm(SendRetailerEntry, {
    ...facts,
    name: textOf(values, 'name'),
    type: textOf(values, 'type'),
    street: textOf(values, 'street'),
    city: textOf(values, 'city'),
    postalCode: textOf(values, 'postalCode').replace(/\s/g, ''),
    email: textOf(values, 'email').trim() || null,
    showsSupply: values.has('showsSupply'),
  })
  if (!entry.ok) return refuseForm(form, entry)
  const sent = await attempt(request, services.sendRetailerEntry(entry.value))
  if (!sent.ok) return refuseForm(form, sent)
  return redirect(`${PAGE}?hotovo=${sent.value.state === 'waiting' ? 'prodejna-ceka' : 'prodejna'}`, 303)
}
