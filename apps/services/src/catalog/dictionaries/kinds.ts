import type { FieldsOf, StaffEntry } from '@shop/contract/catalog/dictionary'
import { type Dictionary, movedUnder } from '@shop/domain/catalog/dictionary'
import { toSlug } from '@shop/domain/catalog/slug'
import { deleteCategory, insertCategory, renameInRules, updateCategory } from '#app/catalog/dictionaries/categories.sql'
import {
  type EntryRow,
  lockAuthor,
  lockBrand,
  lockCategory,
  lockIngredient,
  selectAuthors,
  selectBrands,
  selectCategories,
  selectIngredients,
} from '#app/catalog/dictionaries/entries.sql'
import {
  deleteAllergen,
  deleteIngredient,
  followTree,
  insertIngredient,
  updateIngredient,
  writeAllergen,
} from '#app/catalog/dictionaries/ingredients.sql'
import {
  deleteAuthor,
  deleteBrand,
  insertAuthor,
  insertBrand,
  updateAuthor,
  updateBrand,
} from '#app/catalog/dictionaries/names.sql'
import {
  deleteTopic,
  insertTopic,
  lockTopic,
  selectBlogTopics,
  updateTopic,
} from '#app/catalog/dictionaries/topics.sql'
import type { Db } from '#app/store/database'

interface Before {
  /** Null for a new row. */
  current: StaffEntry | null
  entries: readonly StaffEntry[]
}

interface Kind<Name extends Dictionary> {
  select(db: Db): Promise<EntryRow[]>
  lock(db: Db, entryId: number): Promise<boolean>
  /** The number of the row. */
  write(db: Db, fields: FieldsOf<Name>, before: Before): Promise<number>
  remove(db: Db, entryId: number): Promise<void>
}

/** What the lists do each in its own way. */
export const KINDS: { [Name in Dictionary]: Kind<Name> } = {
  categories: { select: selectCategories, lock: lockCategory, write: writeCategory, remove: deleteCategory },
  brands: { select: selectBrands, lock: lockBrand, write: writeBrand, remove: deleteBrand },
  ingredients: { select: selectIngredients, lock: lockIngredient, write: writeIngredient, remove: removeIngredient },
  authors: { select: selectAuthors, lock: lockAuthor, write: writeAuthor, remove: deleteAuthor },
  topics: { select: selectBlogTopics, lock: lockTopic, write: writeTopic, remove: deleteTopic },
}

async function writeCategory(db: Db, fields: FieldsOf<'categories'>, { current }: Before): Promise<number> {
  if (!current) return insertCategory(db, fields)
  await updateCategory(db, current.entryId, fields)
  if (current.code !== fields.slug) await renameInRules(db, current.code, fields.slug)
  return current.entryId
}

async function writeBrand(db: Db, fields: FieldsOf<'brands'>, { current }: Before): Promise<number> {
  if (!current) return insertBrand(db, fields, toSlug(fields.name))
  await updateBrand(db, current.entryId, fields)
  return current.entryId
}

async function writeAuthor(db: Db, fields: FieldsOf<'authors'>, { current }: Before): Promise<number> {
  if (!current) return insertAuthor(db, fields, toSlug(fields.name))
  await updateAuthor(db, current.entryId, fields)
  return current.entryId
}

async function writeTopic(db: Db, fields: FieldsOf<'topics'>, { current }: Before): Promise<number> {
  if (!current) return insertTopic(db, fields)
  await updateTopic(db, current.entryId, fields)
  return current.entryId
}

async function writeIngredient(db: Db, fields: FieldsOf<'ingredients'>, { current, entries }: Before): Promise<number> {
  const before = current?.fields.dictionary === 'ingredients' ? current.fields : null
  if (!current || !before) {
    const entryId = await insertIngredient(db, fields, toSlug(fields.name))
    if (fields.allergen !== null) await writeAllergen(db, entryId, fields.allergen)
    return entryId
  }
  const { entryId } = current
  await updateIngredient(db, entryId, fields)
  if (fields.allergen === null) await deleteAllergen(db, entryId)
  else if (fields.allergen !== before.allergen) await writeAllergen(db, entryId, fields.allergen)
  const isNewAllergen = before.allergen === null && fields.allergen !== null
  const nodes = entries.map((one) => ({
    entryId: one.entryId,
    parentId: 'parentId' in one.fields ? one.fields.parentId : null,
  }))
  const { lost, gained } = movedUnder(nodes, before.parentId, fields.parentId)
  if (lost.length + gained.length === 0 && !isNewAllergen) return entryId
  await followTree(db, { entryId, lost, gained: isNewAllergen ? [...gained, entryId] : gained })
  return entryId
}

async function removeIngredient(db: Db, entryId: number): Promise<void> {
  await deleteAllergen(db, entryId)
  await deleteIngredient(db, entryId)
}
