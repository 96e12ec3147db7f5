import { type FormState, stateOf } from '#app/forms/form-state.ts'

export const INVITE_FORM = 'pozvanka'
export const BRANCH_FORM = 'pobocka'
/** Buttons and forms of one person, order or branch; which one, its number says. */
export const MEMBER_FORM = 'clovek'
export const REFUSE_FORM = 'zamitnuti'
export const LIST_FORM = 'lide'
export const WAITING_FORM = 'cekajici'
export const OWN_FORM = 'vlastni'

/** The refused form of one row of a list; its fields carry the number of the row in their ids. */
export function stateOfRow(form: string, id: number | string, answer: unknown): FormState | undefined {
  const state = stateOf(form, answer)
  return state && (state.values.id ?? '') === String(id) ? { ...state, form: rowForm(form, id) } : undefined
}

export function rowForm(form: string, id: number | string): string {
  return `${form}-${id === '' ? 'nova' : id}`
}
