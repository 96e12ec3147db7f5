import type { ServicesClient } from '@shop/clients/services'
import type { AddedList, ListView } from '@shop/contract/wholesale/list'
import { redirect } from 'react-router'
import { refuseField, refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { chosenLines } from './chosen-lines.ts'

export interface ReadAnswer {
  read: ListView
  text: string
}

export interface AddedAnswer {
  added: AddedList
  /** The rows that are not in the cart, to be read again. */
  text: string
}

/** Reads a pasted list, or puts what was chosen of it into the cart. */
export async function actOnList(request: Request, services: ServicesClient) {
  const values = await readForm(request)
  const text = String(values.get('text') ?? '')
  if (textOf(values, 'intent') !== 'add') {
    const read = await attempt(request, services.readList({ text }))
    return read.ok ? ({ read: read.value, text } satisfies ReadAnswer) : refuseForm({ name: 'seznam', values }, read)
  }
  const { lines, leftText } = chosenLines(values, text)
  if (lines.length === 0) return refuseField({ name: 'seznam', values }, 'text', 'required')
  const added = await attempt(request, services.addList({ lines }))
  if (!added.ok) return refuseForm({ name: 'seznam', values }, added)
  if (added.value.refused.length === 0 && leftText([]) === '') return redirect('/kosik/obsah', 303)
  const refused = added.value.refused.map(({ variantId }) => variantId)
  return { added: added.value, text: leftText(refused) } satisfies AddedAnswer
}
