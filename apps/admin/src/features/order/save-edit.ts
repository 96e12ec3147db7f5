import { mergeFields } from '#app/parts/merge-fields.ts'
import { runCommand } from '#app/session/services.ts'
import { EDIT, EDIT_REFUSALS } from '#app/texts/order-edit.ts'
import { type EditField, type EditFields, toEditFields, toEditInput } from './edit-fields.ts'
import type { OrderDetail } from './order-detail.ts'
import { toSentence } from './order-refusal.ts'
import { readOrder } from './read-order.ts'

/** What somebody edits: the row they saw, what stood there, and what stands there by them. */
export interface Draft {
  order: OrderDetail
  base: EditFields
  values: EditFields
  isAsWritten: boolean
}

export type Saved =
  | { kind: 'done'; said: string }
  | { kind: 'refused'; draft: Draft; said: string; isPlaceUnknown: boolean }
  /** The same field says two things. */
  | { kind: 'disputed'; draft: Draft; by: string; theirs: EditFields; fields: EditField[] }
  /** What the colleague has written is masked again. */
  | { kind: 'hidden'; draft: Draft }

/** How often colleagues may be faster before a person hears of it. */
const TRIES = 4

/** Sends what was changed. When somebody was faster it is put together with theirs and sent again; only the same field asks. */
export async function saveEdit(first: Draft): Promise<Saved> {
  let draft = first
  const taken = new Map<EditField, string>()
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const input = toEditInput(draft.order, draft.base, draft.values, draft.isAsWritten)
    if (!input) return { kind: 'done', said: taken.size > 0 ? tellBoth(taken) : EDIT.nothing }
    const answer = await runCommand('editOrderForCustomer', input)
    if (answer.ok) return { kind: 'done', said: taken.size > 0 ? tellBoth(taken) : EDIT.saved }
    if (answer.code !== 'version_conflict') return toRefused(draft, answer.code, answer.details)
    const order = await readOrder(draft.order.id)
    if (!order?.customer?.isRevealed) return { kind: 'hidden', draft }
    const by = typeof answer.details.changedBy === 'string' ? answer.details.changedBy : EDIT.colleague
    const theirs = toEditFields(order)
    const merged = mergeFields(draft.base, draft.values, theirs)
    draft = { ...draft, order, base: theirs, values: merged.values }
    if (merged.disputed.length > 0) return { kind: 'disputed', draft, by, theirs, fields: merged.disputed }
    for (const field of merged.taken) taken.set(field, by)
  }
  return toRefused(draft, 'version_conflict', {})
}

function tellBoth(taken: ReadonlyMap<EditField, string>): string {
  const fields = [...taken.keys()].map((field) => EDIT.fields[field].toLocaleLowerCase('cs')).join(', ')
  return EDIT.savedBoth([...new Set(taken.values())].join(', '), fields)
}

function toRefused(draft: Draft, code: string, details: Record<string, unknown>): Saved {
  const isPlaceUnknown = code === 'address_not_found' || code === 'zip_mismatch'
  const wrong = Object.keys((details.fields as object | undefined) ?? {}).map(toFieldWords)
  const said = wrong.length > 0 ? EDIT.wrong(wrong.join(', ')) : (EDIT_REFUSALS[code] ?? toSentence(code))
  return { kind: 'refused', draft, said, isPlaceUnknown }
}

function toFieldWords(path: string): string {
  const field = path === 'delivery.phone' ? 'deliveryPhone' : path.replace('delivery.', '')
  return EDIT.fields[field as EditField] ?? EDIT.title
}
