import type { OrderFaq, SaveFaqType } from '@shop/contract/staff/staff-faq'
import { toSlug } from '@shop/domain/catalog/slug'
import { ok, refuse } from '@shop/domain/result'
import {
  insertFaqType,
  lockFaq,
  movePhrases,
  selectFaqTypes,
  updateFaqType,
  updateQuestionOrder,
  updateTypeOrder,
  wasTypeShown,
} from '#app/content/faq/faq.sql'
import { FAQ_ROOT, showFaq } from '#app/content/faq/show-faq'
import { leadOn } from '#app/content/lead-on'
import { audit, type Context, tellHistory } from '#app/http/context'
import { invalidField, notFound } from '#app/http/request-error'
import { unlessTaken } from '#app/store/unless-taken'

/** Hidden until somebody shows it: a type without questions is an empty page. */
export async function createFaqType(context: Context, { name }: { name: string }) {
  const { db } = context
  const slug = toSlug(name)
  if (slug === '') throw invalidField('name', 'invalid')
  await lockFaq(db)
  await tellHistory(context, '')
  const typeId = await insertFaqType(db, name, slug)
  if (typeId === null) return refuse('name_taken', { field: 'name' })
  await audit(db, context, 'question.type_created', { type: 'question', id: typeId })
  return ok(await showFaq(context))
}

type Saved = SaveFaqType & { typeId: number }

/** Questions of a type with another address are found by their own name; the page of the type itself is led on. */
export async function saveFaqType(context: Context, { typeId, version, reason, fields }: Saved) {
  const { db, now } = context
  await lockFaq(db)
  const types = await selectFaqTypes(db)
  const was = types.find((type) => type.typeId === typeId)
  if (!was) throw notFound()
  if (was.version !== version) return refuse('version_conflict', { version: was.version, changedBy: was.changedBy })
  const isTaken = types.some((type) => type.typeId !== typeId && type.fields.slug === fields.slug)
  if (isTaken) return refuse('name_taken', { field: 'slug' })
  await tellHistory(context, reason)
  const written = await unlessTaken(db, 'faq_types_storefront_id_slug_key', () => updateFaqType(db, typeId, fields))
  if (!written) return refuse('name_taken', { field: 'slug' })
  if (was.fields.slug !== fields.slug) {
    await movePhrases(db, `${FAQ_ROOT}/${was.fields.slug}`, `${FAQ_ROOT}/${fields.slug}`)
  }
  if (was.fields.slug !== fields.slug && (!was.fields.isHidden || (await wasTypeShown(db, typeId)))) {
    await leadOn(db, { fromPath: `${FAQ_ROOT}/${was.fields.slug}`, toPath: `${FAQ_ROOT}/${fields.slug}`, now })
  }
  await audit(db, context, 'question.type_saved', { type: 'question', id: typeId })
  return ok(await showFaq(context))
}

/** Whoever saw another order is told so: a list is put in order as a whole. */
export async function orderFaq(context: Context, { typeId, seen, ids }: OrderFaq) {
  const { db } = context
  await lockFaq(db)
  const { types } = await showFaq(context)
  const present =
    typeId === null
      ? types.map((type) => type.typeId)
      : types.find((type) => type.typeId === typeId)?.questions.map(({ questionId }) => questionId)
  if (!present) throw notFound()
  const isSame = present.join() === seen.join() && ids.toSorted().join() === seen.toSorted().join()
  if (!isSame) return refuse('version_conflict', { version: 0, changedBy: null })
  await tellHistory(context, '')
  await (typeId === null ? updateTypeOrder(db, ids) : updateQuestionOrder(db, ids))
  await audit(db, context, 'question.ordered', { type: 'question', id: typeId ?? 0 })
  return ok(await showFaq(context))
}
