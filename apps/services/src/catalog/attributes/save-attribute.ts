import {
  type AttributeChange,
  isAttribute,
  type NewAttribute,
  type StaffAttribute,
} from '@shop/contract/catalog/attribute'
import { toSlug } from '@shop/domain/catalog/slug'
import { ok, refuse } from '@shop/domain/result'
import {
  countAttributeUse,
  deleteAttribute,
  FEED_TYPE_CODE,
  insertAttribute,
  isAttributeNameTaken,
  lockAttribute,
  replaceOptions,
  selectAttributes,
  updateAttribute,
} from '#app/catalog/attributes/attributes.sql'
import { audit, type Context, tellHistory } from '#app/http/context'
import { invalidField, notFound } from '#app/http/request-error'
import type { Db } from '#app/store/database'

const TAKEN = refuse('name_taken', { field: 'name' })
/** Codes that the grid has for its own facets. */
const RESERVED = new Set(['kind', 'protein', 'tag'])

export async function attributes({ db }: Context) {
  return ok({ attributes: (await selectAttributes(db, null)).map(toShown) })
}

async function showAttribute(db: Db, attributeId: number): Promise<StaffAttribute> {
  const [row] = await selectAttributes(db, attributeId)
  if (!row) throw notFound()
  return toShown(row)
}

function toShown({ updatedAt, ...row }: Awaited<ReturnType<typeof selectAttributes>>[number]): StaffAttribute {
  return { ...row, updatedAt: updatedAt.toISOString() }
}

export async function addAttribute(context: Context, { reason, options, ...fields }: NewAttribute) {
  const { db } = context
  const code = toSlug(fields.name)
  if (code === '' || RESERVED.has(code)) throw invalidField('name', 'invalid')
  const places = toPlaces(options, [])
  if (!places || options.some(({ optionId }) => optionId !== null)) throw invalidField('options', 'invalid')
  if (await isAttributeNameTaken(db, fields.name, null)) return TAKEN
  await tellHistory(context, reason)
  const attributeId = await insertAttribute(db, { ...fields, code })
  if (attributeId === null) return TAKEN
  await replaceOptions(db, attributeId, places)
  await audit(db, context, 'attribute.added', { type: 'attribute', id: attributeId })
  return ok(await showAttribute(db, attributeId))
}

type Saved = AttributeChange & { attributeId: number }

export async function saveAttribute(context: Context, { attributeId, version, reason, options, ...fields }: Saved) {
  const { db, now } = context
  const held = await lockAttribute(db, attributeId)
  if (!held) throw notFound()
  const current = await showAttribute(db, attributeId)
  if (held.version !== version) return refuse('version_conflict', { current })
  if (!isAttribute({ ...fields, options, type: current.type })) throw invalidField('options', 'invalid')
  const kept = options.flatMap(({ optionId }) => optionId ?? [])
  const known = new Set(current.options.map(({ optionId }) => optionId))
  if (kept.some((id) => !known.has(id)) || new Set(kept).size < kept.length)
    return refuse('choice_unknown', { field: 'options' })
  // Carts, plans and prices of a day ask for both of its values by their codes.
  const isFixed = held.code === FEED_TYPE_CODE && (options.length !== known.size || kept.length !== known.size)
  if (isFixed || (current.type === 'option' && (await countAttributeUse(db, attributeId, kept)) > 0))
    return refuse('choice_used', {})
  if (await isAttributeNameTaken(db, fields.name, attributeId)) return TAKEN
  const places = toPlaces(options, current.options)
  if (!places) throw invalidField('options', 'invalid')
  await tellHistory(context, reason)
  await updateAttribute(db, attributeId, { ...fields, now })
  await replaceOptions(db, attributeId, places)
  await audit(db, context, 'attribute.saved', { type: 'attribute', id: attributeId })
  return ok(await showAttribute(db, attributeId))
}

/** Only what no product has: a value that is gone would be missing on a page somebody reads. */
export async function removeAttribute(context: Context, asked: { attributeId: number; version: number }) {
  const { db } = context
  const held = await lockAttribute(db, asked.attributeId)
  if (!held) throw notFound()
  if (held.version !== asked.version)
    return refuse('version_conflict', { current: await showAttribute(db, asked.attributeId) })
  if (held.code === FEED_TYPE_CODE || (await countAttributeUse(db, asked.attributeId, [])) > 0)
    return refuse('choice_used', {})
  await tellHistory(context, '')
  await deleteAttribute(db, asked.attributeId)
  await audit(db, context, 'attribute.removed', { type: 'attribute', id: asked.attributeId })
  return ok({})
}

type Options = AttributeChange['options']

/** With their places, and with codes for those that are new; null when a name has no letter. */
function toPlaces(options: Options, known: StaffAttribute['options']) {
  const kept = new Map(known.map(({ optionId, code }) => [optionId, code]))
  const taken = new Set(options.flatMap(({ optionId }) => (optionId === null ? [] : (kept.get(optionId) ?? []))))
  const places = options.map(({ optionId, name }, index) => {
    const code = (optionId === null ? undefined : kept.get(optionId)) ?? toFreeCode(toSlug(name), taken)
    taken.add(code)
    return { optionId, code, name, position: index + 1 }
  })
  return places.every(({ code }) => code !== '') ? places : null
}

function toFreeCode(slug: string, taken: ReadonlySet<string>): string {
  if (slug === '') return ''
  for (let count = 1; ; count += 1) {
    const code = count === 1 ? slug : `${slug}-${count}`
    if (!taken.has(code)) return code
  }
}
