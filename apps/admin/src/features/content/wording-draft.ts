import type { SeenDraft, StaffPage } from '@shop/contract/staff/staff-wording'
import { addDays } from '@shop/domain/calendar/local-date'
import { NOTICE_DAYS, promisedNotice } from '@shop/domain/content/wording'
import { mergeFields } from '#app/parts/merge-fields.ts'

const WORDING_FIELDS = ['effectiveFrom', 'title', 'perex', 'body', 'seoTitle', 'seoDescription'] as const
export type WordingField = (typeof WORDING_FIELDS)[number]
export type WordingFields = Record<WordingField, string>

/** What somebody edits: the page they saw, what stood there, and what stands there by them. */
interface Editing {
  page: StaffPage
  base: WordingFields
  mine: WordingFields
}

const EMPTY: WordingFields = {
  ...{ effectiveFrom: '', title: '', perex: '', body: '', seoTitle: '', seoDescription: '' },
}

/** The draft; before there is one, the newest wording with a day that leaves time for a notice. */
export function toFields({ slug, draft, newest, today }: StaffPage): WordingFields {
  const from = draft ?? newest ?? EMPTY
  const fields = Object.fromEntries(WORDING_FIELDS.map((name) => [name, from[name]])) as WordingFields
  return draft ? fields : { ...fields, effectiveFrom: addDays(today, promisedNotice(slug) ?? NOTICE_DAYS) }
}

export function beginEditing(page: StaffPage): Editing {
  const base = toFields(page)
  return { page, base, mine: base }
}

/** The page as it is now under what is typed; fields that both have changed are for a person to decide. */
export function takeNewer({ base, mine }: Editing, page: StaffPage) {
  const theirs = toFields(page)
  const { values, disputed } = mergeFields(base, mine, theirs)
  return { editing: { page, base: theirs, mine: values }, theirs, disputed }
}

/** Which draft a command is about: one that was begun anew after a publication is another, whatever its revision. */
export function toSeen({ versionId, revision }: SeenDraft): SeenDraft {
  return { versionId, revision }
}

export function isChanged({ base, mine }: Editing): boolean {
  return WORDING_FIELDS.some((name) => base[name] !== mine[name])
}
