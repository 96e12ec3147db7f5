import type { NewProduct, ProductChange, StaffProduct } from '@shop/contract/staff/staff-product'
import { FEED_TYPES, writeAdditives, writeComposition } from '@shop/czech/write-label'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { isOtherRecipe } from '@shop/domain/catalog/recipe-change'
import { toSlug } from '@shop/domain/catalog/slug'
import { ok, refuse } from '@shop/domain/result'
import { takePictures, writePictures } from '#app/catalog/pictures/take-pictures'
import { selectKnownChoices } from '#app/catalog/products/choices.sql'
import { holdProduct, lostParticulars, tellFeeds } from '#app/catalog/products/hold-product'
import { findUnknownLink, writeLinks } from '#app/catalog/products/product-links'
import {
  insertProduct,
  insertRecipeChange,
  isSlugTaken,
  replaceAdditives,
  replaceCategories,
  replaceConstituents,
  replaceGuide,
  replaceIngredients,
  updateBasics,
  updateEnergy,
  updateProductTouched,
  updateRecipe,
  updateTexts,
} from '#app/catalog/products/product-parts.sql'
import { showProduct } from '#app/catalog/products/show-product'
import { takeVideo, writeVideo } from '#app/catalog/videos/take-video'
import { audit, type Context, tellHistory } from '#app/http/context'
import { invalidField } from '#app/http/request-error'
import { unlessTaken } from '#app/store/unless-taken'

/** How many products may have one name before somebody has to think of another. */
const SLUG_TRIES = 50

export async function createProduct(context: Context, { kind, name }: NewProduct) {
  const { db } = context
  const slug = toSlug(name)
  if (slug === '') throw invalidField('name', 'invalid')
  await tellHistory(context, '')
  for (let count = 1; count <= SLUG_TRIES; count += 1) {
    const productId = await insertProduct(db, { kind, name, slug: count === 1 ? slug : `${slug}-${count}` })
    if (productId === null) continue
    await audit(db, context, 'product.created', { type: 'product', id: productId })
    return ok(await showProduct(db, productId))
  }
  throw invalidField('name', 'invalid')
}

type Saved = ProductChange & { productId: number }

export async function saveProduct(context: Context, { productId, version, reason, ...change }: Saved) {
  const { db, now } = context
  const held = await holdProduct(context, productId, version)
  if (!held.ok) return held
  const unknown = (await findUnknown(context, change)) ?? (await findUnknownLink(context, productId, change))
  if (unknown) return refuse('choice_unknown', { field: unknown })
  if (change.basics && (await isSlugTaken(db, productId, change.basics.slug)))
    return refuse('name_taken', { field: 'slug' })
  const pictures = change.pictures && (await takePictures(context, held.value, change.pictures))
  if (pictures && !pictures.ok) return pictures
  const video = change.video && (await takeVideo(context, held.value, change.video))
  if (video && !video.ok) return video
  const lost = lostParticulars(held.value, await applyChange(context, held.value, change))
  if (lost.length > 0) return refuse('label_incomplete', { missing: lost })
  await tellHistory(context, reason)
  if (change.basics && !(await writeBasics(context, productId, change.basics)))
    return refuse('name_taken', { field: 'slug' })
  await writeParts(context, productId, change)
  if (change.ingredients && wasTasted(held.value) && isOtherRecipe(held.value.ingredients, change.ingredients)) {
    await insertRecipeChange(db, productId, toPragueDay(now))
  }
  await writeLinks(context, productId, change)
  if (pictures) await writePictures(context, productId, pictures.value)
  if (change.video !== undefined) await writeVideo(context, productId, video ? video.value : null)
  await updateProductTouched(db, productId, now)
  await tellFeeds(context, held.value)
  await audit(db, context, 'product.saved', { type: 'product', id: productId }, { parts: Object.keys(change) })
  return ok(await showProduct(db, productId))
}

/** What nobody could buy has no reviews to be told apart. */
function wasTasted({ status }: StaffProduct): boolean {
  return status !== 'draft' && status !== 'scheduled'
}

type Change = Omit<ProductChange, 'version' | 'reason'>

/** Null when another product has taken the address since it was asked for; it is the first to be written, so nothing is. */
function writeBasics({ db }: Context, productId: number, basics: NonNullable<Change['basics']>) {
  const { feedType } = basics
  return unlessTaken(db, 'products_storefront_id_slug_key', () =>
    updateBasics(db, productId, { ...basics, feedType: feedType && FEED_TYPES[feedType] }),
  )
}

async function writeParts({ db }: Context, productId: number, change: Change): Promise<void> {
  if (change.basics) await replaceCategories(db, productId, [...new Set(change.basics.categoryIds)])
  if (change.texts) await updateTexts(db, productId, change.texts)
  if (change.ingredients) {
    await replaceIngredients(db, productId, change.ingredients)
    await updateRecipe(db, productId, writeComposition(change.ingredients))
  }
  if (change.constituents) await replaceConstituents(db, productId, change.constituents)
  if (change.energyKcalPer100g !== undefined) await updateEnergy(db, productId, change.energyKcalPer100g)
  if (change.additives) await replaceAdditives(db, productId, change.additives, writeAdditives(change.additives))
  if (change.feedingGuide !== undefined) await replaceGuide(db, productId, change.feedingGuide)
}

/** The product as it would be: the guard is asked before anything is written. */
async function applyChange({ db }: Context, product: StaffProduct, change: Change) {
  const { ingredients = null, additives = product.additives } = change
  const known = ingredients && (await selectKnownChoices(db, { ...NOTHING, ingredientIds: ingredients.map(idOf) }))
  const animals = new Set(known?.ingredients.flatMap(({ id, isAnimal }) => (isAnimal ? id : [])))
  return {
    ...product,
    basics: change.basics ?? product.basics,
    constituents: change.constituents ?? product.constituents,
    feedingGuide: change.feedingGuide === undefined ? product.feedingGuide : change.feedingGuide,
    additives,
    pictures: change.pictures ?? product.pictures,
    compositionText: ingredients ? writeComposition(ingredients) : product.compositionText,
    additivesText: change.additives ? writeAdditives(additives) : product.additivesText,
    ingredients: ingredients
      ? ingredients.map((line) => ({ ...line, path: '', allergen: null, isAnimal: animals.has(line.ingredientId) }))
      : product.ingredients,
  }
}

const NOTHING = {
  ...{ categoryIds: [], ingredientIds: [], constituents: [] },
  ...{ brandId: null, protein: null, lifeStage: null, breedSize: null },
}
const idOf = ({ ingredientId }: { ingredientId: number }) => ingredientId

/** The first field whose word the shop does not know. */
async function findUnknown(
  { db }: Context,
  { basics, ingredients = [], constituents = [] }: Change,
): Promise<string | null> {
  const known = await selectKnownChoices(db, {
    ...NOTHING,
    ...(basics && {
      brandId: basics.brandId,
      protein: basics.protein,
      lifeStage: basics.lifeStage,
      breedSize: basics.breedSize,
    }),
    categoryIds: basics?.categoryIds ?? [],
    ingredientIds: ingredients.map(idOf),
    constituents: constituents.map(({ constituent }) => constituent),
  })
  const answers: [string, boolean][] = [
    ['brandId', known.isBrand],
    ['protein', known.isProtein],
    ['lifeStage', known.isLifeStage],
    ['breedSize', known.isBreedSize],
    ['categoryIds', new Set(basics?.categoryIds).size === known.categories.length],
    ['ingredients', new Set(ingredients.map(idOf)).size === known.ingredients.length],
    ['constituents', new Set(constituents.map(({ constituent }) => constituent)).size === known.constituents.length],
  ]
  return answers.find(([, isKnown]) => !isKnown)?.[0] ?? null
}
