import type {
  EntryChange,
  EntryFields,
  NewEntry,
  OrderCategories,
  RemoveEntry,
  StaffDictionary,
  StaffEntry,
} from '@shop/contract/catalog/dictionary'
import type { AuditKind } from '@shop/contract/staff/staff-audit'
import { type Dictionary, isAskedFor } from '@shop/domain/catalog/dictionary'
import { ok, refuse } from '@shop/domain/result'
import { updateCategoryOrder } from '#app/catalog/dictionaries/categories.sql'
import { type EntryRow, lockDictionary } from '#app/catalog/dictionaries/entries.sql'
import { findFault, findTaking, placeOf } from '#app/catalog/dictionaries/entry-faults'
import { KINDS } from '#app/catalog/dictionaries/kinds'
import { updateTopicOrder } from '#app/catalog/dictionaries/topics.sql'
import { audit, type Context, tellHistory } from '#app/http/context'
import { invalidField, notFound } from '#app/http/request-error'
import type { Db } from '#app/store/database'

const AUDITED = {
  ...{ categories: 'category', brands: 'brand', ingredients: 'ingredient', authors: 'author', topics: 'topic' },
} as const satisfies Record<Dictionary, AuditKind>

export async function dictionary({ db }: Context, asked: { dictionary: Dictionary }) {
  return ok(await showDictionary(db, asked.dictionary))
}

async function showDictionary(db: Db, name: Dictionary): Promise<StaffDictionary> {
  return { entries: (await KINDS[name].select(db)).map(toShown) }
}

function toShown({ updatedAt, ...row }: EntryRow): StaffEntry {
  return {
    ...row,
    updatedAt: updatedAt.toISOString(),
    isAskedFor: isAskedFor(row.fields.dictionary, row.code),
  }
}

async function showEntry(db: Db, name: Dictionary, entryId: number): Promise<StaffEntry> {
  const row = (await KINDS[name].select(db)).find((one) => one.entryId === entryId)
  if (!row) throw notFound()
  return toShown(row)
}

export async function addEntry(context: Context, { fields, reason }: NewEntry) {
  const { db } = context
  const name = fields.dictionary
  await lockDictionary(db, name)
  const { entries } = await showDictionary(db, name)
  const fault = await findFault(db, entries, null, fields)
  if (fault) return fault
  await tellHistory(context, reason)
  const entryId = await write(db, fields, null, entries)
  await audit(db, context, 'dictionary.added', { type: AUDITED[name], id: entryId })
  return ok(await showEntry(db, name, entryId))
}

type Place = { dictionary: Dictionary; entryId: number }

export async function saveEntry(
  context: Context,
  { dictionary: name, entryId, version, reason, fields }: EntryChange & Place,
) {
  const { db } = context
  if (fields.dictionary !== name) throw invalidField('fields.dictionary', 'invalid')
  const { current, entries } = await hold(db, name, entryId)
  if (current.version !== version) return refuse('version_conflict', { current })
  const fault = findTaking(current, fields) ?? (await findFault(db, entries, current, fields))
  if (fault) return fault
  await tellHistory(context, reason)
  await write(db, fields, current, entries)
  await audit(db, context, 'dictionary.saved', { type: AUDITED[name], id: entryId })
  return ok(await showEntry(db, name, entryId))
}

/** Only what nothing names: a page, a rule or a dog would be left with a word that is gone. */
export async function removeEntry(
  context: Context,
  { dictionary: name, entryId, version, reason }: RemoveEntry & Place,
) {
  const { db } = context
  const { current } = await hold(db, name, entryId)
  if (current.version !== version) return refuse('version_conflict', { current })
  const { goods, children, rules, dogs } = current.uses
  if (current.isAskedFor || goods + children + rules + dogs > 0) return refuse('choice_used', {})
  await tellHistory(context, reason)
  await KINDS[name].remove(db, entryId)
  await audit(db, context, 'dictionary.removed', { type: AUDITED[name], id: entryId })
  return ok({})
}

/** The row is counted only when it is held: who gives it to a product meanwhile waits. */
async function hold(db: Db, name: Dictionary, entryId: number) {
  await lockDictionary(db, name)
  if (!(await KINDS[name].lock(db, entryId))) throw notFound()
  const { entries } = await showDictionary(db, name)
  const current = entries.find((one) => one.entryId === entryId)
  if (!current) throw notFound()
  return { current, entries }
}

function write(
  db: Db,
  fields: EntryFields,
  current: StaffEntry | null,
  entries: readonly StaffEntry[],
): Promise<number> {
  const before = { current, entries }
  switch (fields.dictionary) {
    case 'categories':
      return KINDS.categories.write(db, fields, before)
    case 'brands':
      return KINDS.brands.write(db, fields, before)
    case 'ingredients':
      return KINDS.ingredients.write(db, fields, before)
    case 'authors':
      return KINDS.authors.write(db, fields, before)
    case 'topics':
      return KINDS.topics.write(db, fields, before)
  }
}

const ORDERS = { categories: updateCategoryOrder, topics: updateTopicOrder } as const

/** Whoever saw another order is told so: a list is put in order as a whole. */
export async function orderCategories(context: Context, { dictionary: name, parentId, seen, ids }: OrderCategories) {
  const { db } = context
  await lockDictionary(db, name)
  const { entries } = await showDictionary(db, name)
  const beside = entries.filter(({ fields }) => placeOf(fields) === parentId)
  const present = beside.map(({ entryId }) => entryId)
  const isSame = present.join() === seen.join() && ids.toSorted().join() === seen.toSorted().join()
  if (!isSame) return refuse('version_conflict', {})
  await tellHistory(context, '')
  await ORDERS[name](db, ids)
  await audit(db, context, 'dictionary.ordered', { type: AUDITED[name], id: parentId ?? 0 })
  return ok(await showDictionary(db, name))
}
