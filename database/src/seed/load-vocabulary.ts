import { toSlug } from '@shop/domain/catalog/slug'
import type pg from 'pg'
import { type ConstituentKey, constituentCodes } from './demo-schemas.ts'
import type { DemoShop } from './read-demo.ts'
import { idOf, selectIds, syncRows } from './sync-rows.sql.ts'

/** Loads what products refer to: names of codes, brands, categories, the ingredient tree, attributes. */
export async function loadVocabulary(client: pg.ClientBase, shop: DemoShop, storefrontId: number): Promise<void> {
  const { labels, searchWords } = shop
  // First: everything loaded later is indexed by these forms.
  const forms = searchWords.wordForms.map((form) => ({ storefront_id: storefrontId, ...form }))
  await syncRows(client, 'search_word_forms', forms, { key: ['storefront_id', 'form'] })
  const synonyms = searchWords.synonyms.map((synonym) => ({ storefront_id: storefrontId, ...synonym }))
  await syncRows(client, 'search_synonyms', synonyms, { key: ['storefront_id', 'phrase', 'means'] })
  const answers = searchWords.answers.map(({ title = '', topic = null, ...answer }) => ({
    storefront_id: storefrontId,
    ...answer,
    title,
    topic,
  }))
  await syncRows(client, 'answer_phrases', answers, { key: ['storefront_id', 'phrase', 'path'] })
  const absences = searchWords.absences.map((absence) => ({ storefront_id: storefrontId, ...absence }))
  await syncRows(client, 'search_absences', absences, { key: ['storefront_id', 'phrase'] })
  await loadCodes(client, 'proteins', labels.protein, storefrontId)
  await loadCodes(client, 'life_stages', labels.lifeStage, storefrontId)
  await loadCodes(client, 'breed_sizes', labels.breedSize, storefrontId)
  await loadCodes(client, 'tags', labels.tags, storefrontId)
  const constituents = Object.entries(labels.analyticalConstituents)
  const named = constituents.map(([key, name]) => [constituentCodes[key as ConstituentKey], name])
  await loadCodes(client, 'constituents', Object.fromEntries(named), storefrontId)
  const brands = new Set([...shop.products, ...shop.bundles].map((item) => item.brand))
  await syncRows(
    client,
    'brands',
    [...brands].map((name) => ({ storefront_id: storefrontId, slug: toSlug(name), name })),
    { key: ['storefront_id', 'slug'] },
  )
  await loadCategories(client, shop, storefrontId)
  await loadIngredients(client, shop, storefrontId)
  await loadAttributes(client, shop, storefrontId)
}

async function loadCodes(client: pg.ClientBase, table: string, names: Record<string, string>, storefrontId: number) {
  const rows = Object.entries(names).map(([code, name], index) => ({
    storefront_id: storefrontId,
    code,
    name,
    position: index + 1,
  }))
  await syncRows(client, table, rows, { key: ['storefront_id', 'code'] })
}

async function loadCategories(client: pg.ClientBase, { categories }: DemoShop, storefrontId: number): Promise<void> {
  const byDepth = Map.groupBy(categories, (category) => category.path.split('/').length)
  for (const depth of [...byDepth.keys()].sort()) {
    const ids = await selectIds(client, 'categories', 'slug', storefrontId)
    const rows = (byDepth.get(depth) ?? []).map((category) => ({
      storefront_id: storefrontId,
      slug: category.slug,
      parent_id: category.parentSlug && idOf(ids, category.parentSlug),
      name: category.name,
      position: category.position,
      intro: category.intro,
      body: category.body,
      seo_title: category.seoTitle,
      seo_description: category.seoDescription,
    }))
    await syncRows(client, 'categories', rows, { key: ['storefront_id', 'slug'] })
  }
}

async function loadIngredients(client: pg.ClientBase, { ingredients }: DemoShop, storefrontId: number): Promise<void> {
  const parents = new Map(ingredients.nodes.map((node) => [node.code, node.parent]))
  const depthOf = (code: string): number => {
    const parent = parents.get(code)
    return parent ? depthOf(parent) + 1 : 0
  }
  const rootOf = (code: string): string => {
    const parent = parents.get(code)
    return parent ? rootOf(parent) : code
  }
  const byDepth = Map.groupBy(ingredients.nodes, (node) => depthOf(node.code))
  for (const depth of [...byDepth.keys()].sort()) {
    const ids = await selectIds(client, 'ingredients', 'code', storefrontId)
    const rows = (byDepth.get(depth) ?? []).map((node) => ({
      storefront_id: storefrontId,
      code: node.code,
      parent_id: node.parent ? idOf(ids, node.parent) : null,
      name: node.name,
      without_name: node.without ?? null,
      is_animal: rootOf(node.code) === 'zivocisne',
    }))
    await syncRows(client, 'ingredients', rows, { key: ['storefront_id', 'code'] })
  }
  const ids = await selectIds(client, 'ingredients', 'code', storefrontId)
  const allergens = ingredients.allergens.map(({ code, name, ingredient }, index) => ({
    storefront_id: storefrontId,
    code,
    name,
    ingredient_id: idOf(ids, ingredient),
    position: index + 1,
  }))
  await syncRows(client, 'allergens', allergens, { key: ['storefront_id', 'code'] })
}

async function loadAttributes(
  client: pg.ClientBase,
  { attributes: file }: DemoShop,
  storefrontId: number,
): Promise<void> {
  const rows = file.attributes.map(({ code, name, type, unit, facet }, index) => ({
    storefront_id: storefrontId,
    code,
    name,
    type,
    unit: unit ?? null,
    is_facet: facet,
    position: index + 1,
  }))
  await syncRows(client, 'attributes', rows, { key: ['storefront_id', 'code'] })
  const ids = await selectIds(client, 'attributes', 'code', storefrontId)
  const options = file.attributes.flatMap((attribute) =>
    (attribute.options ?? []).map(({ code, name }, index) => ({
      attribute_id: idOf(ids, attribute.code),
      code,
      name,
      position: index + 1,
    })),
  )
  await syncRows(client, 'attribute_options', options, { key: ['attribute_id', 'code'] })
}
