import type { EntryFields, FieldsOf, StaffEntry } from '@shop/contract/catalog/dictionary'
import { upwards } from '@shop/domain/catalog/dictionary'
import { toSlug } from '@shop/domain/catalog/slug'
import { refuse } from '@shop/domain/result'
import { isShelfAddressTaken } from '#app/catalog/dictionaries/categories.sql'
import { invalidField } from '#app/http/request-error'
import type { Db } from '#app/store/database'

type Entries = readonly StaffEntry[]

/** Why a row cannot become what somebody wrote; null when it can. */
export async function findFault(db: Db, entries: Entries, current: StaffEntry | null, fields: EntryFields) {
  const others = entries.filter((one) => one !== current)
  if (!current && toSlug(fields.name) === '') throw invalidField('name', 'invalid')
  if (isNameTaken(others, current, fields)) return refuse('name_taken', { field: 'name' })
  if ('parentId' in fields) {
    if (!isPlace(entries, current, fields.parentId)) return refuse('choice_unknown', { field: 'parentId' })
  }
  if (!('slug' in fields) || current?.code === fields.slug) return null
  const isTaken =
    fields.dictionary === 'topics'
      ? others.some(({ code }) => code === fields.slug)
      : await isShelfAddressTaken(db, fields.slug, current?.entryId ?? null)
  return isTaken ? refuse('name_taken', { field: 'slug' }) : null
}

/** What others count on and would be taken from them. */
export function findTaking(current: StaffEntry, fields: EntryFields) {
  if (fields.dictionary === 'ingredients') return findWordTaken(current, fields)
  const isAddressTaken = fields.dictionary === 'categories' && current.isAskedFor && current.code !== fields.slug
  return isAddressTaken ? refuse('choice_used', { field: 'slug' }) : null
}

/** Categories may have one name at two places; elsewhere one name would be two rows nobody can tell apart. Codes of new rows are one each. */
function isNameTaken(others: Entries, current: StaffEntry | null, fields: EntryFields): boolean {
  if (current?.fields.name === fields.name && placeOf(current.fields) === placeOf(fields)) return false
  const asked = fields.name.toLocaleLowerCase('cs')
  const isBeside = (one: EntryFields) => fields.dictionary !== 'categories' || placeOf(one) === placeOf(fields)
  if (others.some((one) => one.fields.name.toLocaleLowerCase('cs') === asked && isBeside(one.fields))) return true
  return !current && !('slug' in fields) && others.some(({ code }) => code === toSlug(fields.name))
}

/** Null at the top, and where the list is no tree. */
export function placeOf(fields: EntryFields): number | null {
  return 'parentId' in fields ? fields.parentId : null
}

/** Of the same list, and not itself or below itself. */
function isPlace(entries: Entries, current: StaffEntry | null, parentId: number | null): boolean {
  if (parentId === null) return true
  const nodes = entries.map(({ entryId, fields }) => ({ entryId, parentId: placeOf(fields) }))
  if (!nodes.some(({ entryId }) => entryId === parentId)) return false
  return !current || !upwards(nodes, parentId).includes(current.entryId)
}

/** A dog that must not eat it would get it again if nobody could say „bez“ any more; goods keep the allergen they declare. */
function findWordTaken(current: StaffEntry, fields: FieldsOf<'ingredients'>) {
  if (current.fields.dictionary !== 'ingredients') return null
  const { uses, isAskedFor, fields: before } = current
  const isKept = isAskedFor || uses.dogs > 0
  if (before.withoutName !== null && fields.withoutName === null && isKept)
    return refuse('choice_used', { field: 'withoutName' })
  if (before.allergen !== null && fields.allergen === null && (isKept || uses.goods > 0))
    return refuse('choice_used', { field: 'allergen' })
  return null
}
