import type { CollectionChange, NewCollection, StaffCollection } from '@shop/contract/catalog/collection'
import type { CollectionRule } from '@shop/domain/catalog/collection-rule'
import { DOG_SIZES, LIFE_STAGES } from '@shop/domain/catalog/facet-codes'
import { ok, refuse } from '@shop/domain/result'
import {
  insertCollection,
  isCollectionSlugTaken,
  lockCollection,
  selectCollections,
  selectRuleGoods,
  selectRuleWords,
  updateCollection,
} from '#app/catalog/collections/collections.sql'
import { audit, type Context, tellHistory } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import type { Db } from '#app/store/database'
import { unlessTaken } from '#app/store/unless-taken'

const SHOWN = 12
const TAKEN = refuse('name_taken', { field: 'slug' })

export async function collections({ db }: Context) {
  return ok({ collections: await showCollections(db, null) })
}

async function showCollections(db: Db, collectionId: number | null): Promise<StaffCollection[]> {
  const shown: StaffCollection[] = []
  for (const { updatedAt, ...row } of await selectCollections(db, collectionId)) {
    const { total } = await selectRuleGoods(db, row.rule, 1)
    shown.push({ ...row, updatedAt: updatedAt.toISOString(), total })
  }
  return shown
}

async function showCollection(db: Db, collectionId: number): Promise<StaffCollection> {
  const [collection] = await showCollections(db, collectionId)
  if (!collection) throw notFound()
  return collection
}

export async function previewCollection({ db }: Context, { rule }: { rule: CollectionRule }) {
  const unknown = await findUnknownWord(db, rule)
  if (unknown) return refuse('choice_unknown', { field: unknown })
  return ok(await selectRuleGoods(db, rule, SHOWN))
}

export async function addCollection(context: Context, { reason, ...fields }: NewCollection) {
  const { db } = context
  const unknown = await findUnknownWord(db, fields.rule)
  if (unknown) return refuse('choice_unknown', { field: unknown })
  if (await isCollectionSlugTaken(db, fields.slug, null)) return TAKEN
  await tellHistory(context, reason)
  const collectionId = await insertCollection(db, fields)
  if (collectionId === null) return TAKEN
  await audit(db, context, 'collection.added', { type: 'collection', id: collectionId })
  return ok(await showCollection(db, collectionId))
}

type Saved = CollectionChange & { collectionId: number }

export async function saveCollection(context: Context, { collectionId, version, reason, ...fields }: Saved) {
  const { db } = context
  const held = await lockCollection(db, collectionId)
  if (held === null) throw notFound()
  if (held !== version) return refuse('version_conflict', { current: await showCollection(db, collectionId) })
  const unknown = await findUnknownWord(db, fields.rule)
  if (unknown) return refuse('choice_unknown', { field: unknown })
  if (await isCollectionSlugTaken(db, fields.slug, collectionId)) return TAKEN
  await tellHistory(context, reason)
  const written = await unlessTaken(db, 'collections_storefront_id_slug_key', () =>
    updateCollection(db, collectionId, fields),
  )
  if (!written) return TAKEN
  await audit(db, context, 'collection.saved', { type: 'collection', id: collectionId })
  return ok(await showCollection(db, collectionId))
}

/** The first part of a rule that names what the shop does not have: such a shelf would stay empty and nobody would know why. */
async function findUnknownWord(db: Db, rule: CollectionRule): Promise<string | null> {
  const known = await selectRuleWords(db, rule)
  const isAll = (asked: readonly string[], count: number | null) => new Set(asked).size === count
  const isOf = (asked: readonly string[], all: readonly string[]) => asked.every((one) => all.includes(one))
  const answers: [string, boolean][] = [
    ['within', isAll(rule.within, known.within)],
    ['protein', isAll(rule.protein, known.protein)],
    ['need', isAll(rule.need, known.need)],
    ['lifeStage', isOf(rule.lifeStage, LIFE_STAGES)],
    ['size', isOf(rule.size, DOG_SIZES)],
  ]
  return answers.find(([, isKnown]) => !isKnown)?.[0] ?? null
}
