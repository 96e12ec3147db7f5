import type { ServicesClient } from '@shop/clients/services'
import { FoundDog } from '@shop/contract/dog/dog-tag'
import { redirect } from 'react-router'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { FOUND_FORM } from './found-form.ts'

/** The answer is the same page, so that a reload does not write to the owner once more. */
export async function reportFound(request: Request, services: ServicesClient, uid: string) {
  const values = await readForm(request)
  const form = { name: FOUND_FORM, values }
  const read = (name: string) => textOf(values, name)
  const found = parseForm(FoundDog, { place: read('place'), contact: read('contact'), message: read('message') })
  if (!found.ok) return refuseForm(form, found)
  const sent = await attempt(request, services.reportFoundDog({ uid, ...found.value }))
  return sent.ok ? redirect(`/t/${uid}?odeslano`, 303) : refuseForm(form, sent)
}
