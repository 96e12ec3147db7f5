import { randomUUID } from 'node:crypto'
import type { ServicesClient } from '@shop/clients/services'
import { type AddedList, type ListView, ReadList } from '@shop/contract/wholesale/list'
import { redirect } from 'react-router'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { isTooLong } from '#app/forms/read-files.server.ts'
import { refuseField, refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { wishKey } from '#app/forms/wish-key.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { LONGEST_LIST } from '#app/server/body-limits.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { type CustomerRefusal, describeRefusal } from '#app/texts/customer/customer-refusals.ts'
import { quickOrderTexts as texts } from '#app/texts/customer/quick-order.ts'
import { chosenLines } from './chosen-lines.ts'
import { readListText } from './read-list-text.server.ts'
import { addScannedRow } from './scanned-row.ts'

export interface ReadAnswer {
  read: ListView
  text: string
  /** Of the form that puts it into the cart: pressed twice, it is put there once. */
  key: string
}

export interface AddedAnswer {
  added: AddedList
  /** The rows that are not in the cart, to be read again. */
  text: string
}

/** The list with one more row, when the page has no scripts that add it. */
export interface RowAnswer {
  row: string
  text: string
}

/** What was done with a saved list or the key of the feed, or why it was not. */
export interface WorkplaceAnswer {
  done: 'saved' | 'removed' | 'key' | 'key-removed' | 'key-refused' | 'gone' | 'refused'
  newKey?: string
  /** Why it was refused. */
  sentence?: string
}

const listForm = (values: FormData) => ({ name: 'seznam', values, sentences: texts.sentences })
const NOTHING_CHOSEN = { 'text.required': texts.nothing }

/** Reads a pasted list, puts what was chosen of it into the cart or saves it; and what else is at hand there. */
export async function actOnList(request: Request, services: ServicesClient) {
  if (isTooLong(request, LONGEST_LIST)) return refuseField(listForm(new FormData()), 'text', 'too_long')
  const values = await readForm(request)
  switch (textOf(values, 'intent')) {
    case 'add':
      return addChosen(request, services, values)
    case 'save':
      return saveChosen(request, services, values)
    case 'use-template':
      return addSaved(request, services, values)
    case 'remove-template': {
      const templateId = Number(values.get('templateId'))
      const removed = await attempt(request, services.removeTemplate({ templateId }))
      return removed.ok ? ({ done: 'removed' } satisfies WorkplaceAnswer) : toRefused(removed)
    }
    case 'make-key': {
      const made = await attempt(request, services.makeAvailabilityKey({}))
      if (made.ok) return { done: 'key', newKey: made.value.key } satisfies WorkplaceAnswer
      return made.code === 'forbidden' ? ({ done: 'key-refused' } satisfies WorkplaceAnswer) : toRefused(made)
    }
    case 'remove-key': {
      const removed = await attempt(request, services.removeAvailabilityKey({}))
      return removed.ok ? ({ done: 'key-removed' } satisfies WorkplaceAnswer) : toRefused(removed)
    }
    case 'add-row':
      return addRow(values)
    default:
      return readPasted(request, services, values)
  }
}

const toRefused = ({
  code,
  details,
}: {
  code: CustomerRefusal
  details: Record<string, unknown>
}): WorkplaceAnswer => ({
  done: 'refused',
  sentence: describeRefusal(code, details),
})

async function addRow(values: FormData) {
  const text = await readListText(values)
  if (text === null) return refuseField(listForm(values), 'file', 'file_type')
  const row = textOf(values, 'code').trim()
  return { row, text: addScannedRow(text, row) } satisfies RowAnswer
}

async function readPasted(request: Request, services: ServicesClient, values: FormData) {
  const text = await readListText(values)
  if (text === null) return refuseField(listForm(values), 'file', 'file_type')
  const checked = parseForm(ReadList, { text })
  if (!checked.ok) return refuseForm(listForm(values), checked)
  const read = await attempt(request, services.readList({ text }))
  if (!read.ok) return refuseForm(listForm(values), read)
  return { read: read.value, text, key: randomUUID() } satisfies ReadAnswer
}

async function addChosen(request: Request, services: ServicesClient, values: FormData) {
  const { lines, leftText } = chosenLines(values, String(values.get('text') ?? ''))
  if (lines.length === 0) return refuseField({ ...listForm(values), sentences: NOTHING_CHOSEN }, 'text', 'required')
  const added = await attempt(request, services.addList({ lines }, { idempotencyKey: wishKey(values, lines) }))
  if (!added.ok) return refuseForm(listForm(values), added)
  if (added.value.refused.length === 0 && leftText([]) === '') return redirect('/kosik/obsah', 303)
  const refused = added.value.refused.map(({ variantId }) => variantId)
  return { added: added.value, text: leftText(refused) } satisfies AddedAnswer
}

async function saveChosen(request: Request, services: ServicesClient, values: FormData) {
  const { lines } = chosenLines(values, String(values.get('text') ?? ''))
  if (lines.length === 0) return refuseField({ ...listForm(values), sentences: NOTHING_CHOSEN }, 'text', 'required')
  const saved = await attempt(request, services.saveTemplate({ name: textOf(values, 'name'), lines }))
  return saved.ok ? ({ done: 'saved' } satisfies WorkplaceAnswer) : refuseForm({ name: 'sablona', values }, saved)
}

async function addSaved(request: Request, services: ServicesClient, values: FormData) {
  const templateId = Number(values.get('templateId'))
  const used = await attempt(
    request,
    services.addTemplate({ templateId }, { idempotencyKey: wishKey(values, templateId) }),
  )
  if (!used.ok) return used.code === 'not_found' ? ({ done: 'gone' } satisfies WorkplaceAnswer) : toRefused(used)
  if (used.value.refused.length === 0) return redirect('/kosik/obsah', 303)
  return { added: used.value, text: '' } satisfies AddedAnswer
}
