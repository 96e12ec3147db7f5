import { isEan } from '@shop/domain/catalog/ean'
import { toSlug } from '@shop/domain/catalog/slug'
import type { DemoBundle, DemoProduct } from './demo-schemas.ts'
import type { DemoShop } from './read-demo.ts'

/** Everything named in one file must exist in the other, and nothing may exist twice. */
export function* checkReferences(shop: DemoShop): Generator<string> {
  yield* checkUnique(shop)
  yield* checkCategories(shop)
  for (const item of [...shop.products, ...shop.bundles]) yield* checkNames(shop, item)
  yield* checkRelations(shop)
  yield* checkIngredientTree(shop)
  yield* checkBreeds(shop)
  const slugs = new Set(shop.products.map((product) => product.slug))
  for (const review of shop.reviews) {
    if (!slugs.has(review.productSlug)) yield `review ${review.id}: product ${review.productSlug} does not exist`
    if (review.rating <= 2 && !review.shopReply) yield `review ${review.id}: ${review.rating} stars need a reply`
  }
}

function* checkUnique({ products, bundles, reviews }: DemoShop): Generator<string> {
  const items = [...products.flatMap((product) => product.variants), ...bundles]
  yield* duplicates(
    'slug',
    [...products, ...bundles].map((item) => item.slug),
  )
  yield* duplicates(
    'name',
    [...products, ...bundles].map((item) => item.name),
  )
  yield* duplicates(
    'SKU',
    items.map((item) => item.sku),
  )
  yield* duplicates(
    'EAN',
    items.map((item) => item.ean),
  )
  yield* duplicates(
    'review',
    reviews.map((review) => String(review.id)),
  )
  for (const { sku, ean } of items) if (!isEan(ean)) yield `${sku}: EAN ${ean} has a wrong check digit`
}

function* duplicates(what: string, values: string[]): Generator<string> {
  for (const [value, same] of Map.groupBy(values, (each) => each))
    if (same.length > 1) yield `${what} ${value} is used twice`
}

function* checkCategories({ categories, products, bundles }: DemoShop): Generator<string> {
  const bySlug = new Map(categories.map((category) => [category.slug, category]))
  yield* duplicates(
    'category',
    categories.map((category) => category.slug),
  )
  yield* duplicates(
    'category position',
    categories.map(({ parentSlug, position }) => `${parentSlug ?? ''}/${position}`),
  )
  const used = new Set([...products, ...bundles].flatMap((item) => item.categorySlugs))
  for (const { slug, path, parentSlug } of categories) {
    if (parentSlug && !bySlug.has(parentSlug)) yield `category ${slug}: parent ${parentSlug} does not exist`
    const parentPath = parentSlug && bySlug.get(parentSlug)?.path
    if (path !== (parentPath ? `${parentPath}/${slug}` : slug))
      yield `category ${slug}: path ${path} does not follow its parent`
    if (!used.has(slug)) yield `category ${slug} is empty`
  }
}

function* checkNames(shop: DemoShop, item: DemoProduct | DemoBundle): Generator<string> {
  const bySlug = new Map(shop.categories.map((category) => [category.slug, category]))
  for (const slug of item.categorySlugs) {
    const category = bySlug.get(slug)
    if (!category) yield `${item.slug}: category ${slug} does not exist`
    const parent = category?.parentSlug
    if (parent && !item.categorySlugs.includes(parent))
      yield `${item.slug}: ${slug} is listed without its parent ${parent}`
  }
  const { labels, ingredients } = shop
  const allergens = new Set(ingredients.allergens.map((allergen) => allergen.name))
  for (const tag of item.tags) if (!labels.tags[tag]) yield `${item.slug}: tag ${tag} has no name`
  for (const allergen of item.allergens)
    if (!allergens.has(allergen)) yield `${item.slug}: allergen ${allergen} is unknown`
  if (item.lifeStage && !labels.lifeStage[item.lifeStage])
    yield `${item.slug}: life stage ${item.lifeStage} has no name`
  if (item.breedSize && !labels.breedSize[item.breedSize])
    yield `${item.slug}: breed size ${item.breedSize} has no name`
  if ('protein' in item && item.protein && !labels.protein[item.protein])
    yield `${item.slug}: protein ${item.protein} has no name`
}

function* checkRelations({ products, related, bundles, attributes }: DemoShop): Generator<string> {
  const slugs = new Set(products.map((product) => product.slug))
  const known = new Set([...slugs, ...bundles.map((bundle) => bundle.slug)])
  for (const slug of slugs) if (!related[slug]) yield `${slug} has no relations`
  for (const [slug, relations] of Object.entries(related)) {
    if (!slugs.has(slug)) yield `relations of ${slug}: the product does not exist`
    yield* duplicates(
      `relation of ${slug} to`,
      relations.map((relation) => relation.slug),
    )
    for (const target of relations) {
      if (!known.has(target.slug)) yield `${slug}: related product ${target.slug} does not exist`
      if (target.slug === slug) yield `${slug} is related to itself`
    }
  }
  for (const slug of Object.keys(attributes.values))
    if (!known.has(slug)) yield `attributes of ${slug}: the product does not exist`
}

function* checkIngredientTree({ ingredients: { nodes, labels, allergens } }: DemoShop): Generator<string> {
  const codes = new Set<string>()
  for (const { code, parent } of nodes) {
    if (codes.has(code)) yield `ingredient ${code} is used twice`
    // Parents stand before children, so the file reads as a tree and cannot hold a loop.
    if (parent && !codes.has(parent)) yield `ingredient ${code}: parent ${parent} does not stand before it`
    codes.add(code)
  }
  for (const { ingredient } of [...Object.values(labels), ...allergens]) {
    if (!codes.has(ingredient)) yield `ingredient ${ingredient} is not in the tree`
  }
}

function* checkBreeds({ breeds }: DemoShop): Generator<string> {
  const numbered = new Set(breeds.flatMap(({ fci, name }) => (fci === undefined ? [] : [name])))
  yield* duplicates(
    'FCI number',
    breeds.flatMap(({ fci }) => (fci === undefined ? [] : [String(fci)])),
  )
  yield* duplicates(
    'breed',
    breeds.map(({ name }) => toSlug(name)),
  )
  for (const { name, varietyOf, dogKg, bitchKg } of breeds) {
    if (varietyOf && !numbered.has(varietyOf)) yield `breed ${name}: ${varietyOf} is not a breed with a number`
    if (!dogKg !== !bitchKg) yield `breed ${name}: dog and bitch have a weight, or neither`
  }
}
