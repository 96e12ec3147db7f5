import { SendTicket, TICKET_TOPICS } from '@shop/contract/contact'
import { redirect } from 'react-router'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { isTooLong, uploadFiles } from '#app/forms/read-files.server.ts'
import { refuseField, refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { CONTACT_FORM } from './contact-form.tsx'

/** Checks the words first: files travel only with a form that will be taken. */
export async function sendContact(request: Request, visit: Visit) {
  if (isTooLong(request)) return refuseField({ name: CONTACT_FORM, values: new FormData() }, 'files', 'file_too_large')
  const values = await readForm(request)
  const form = { name: CONTACT_FORM, values }
  const ticket = {
    topic: TICKET_TOPICS.find((topic) => topic === textOf(values, 'topic')),
    name: textOf(values, 'name'),
    email: textOf(values, 'email'),
    phone: textOf(values, 'phone'),
    orderNumber: textOf(values, 'orderNumber'),
    dog: textOf(values, 'dog'),
    message: textOf(values, 'message'),
  }
  const checked = parseForm(SendTicket, ticket)
  if (!checked.ok) return refuseForm(form, checked)
  const files = await uploadFiles(visit, values)
  if (!files.ok) return refuseField(form, 'files', files.code)
  const sent = await attempt(request, visit.services.sendTicket({ ...checked.value, files: files.keys }))
  return sent.ok ? redirect(`/kontakt?odeslano=${sent.value.number}`, 303) : refuseForm(form, sent)
}
