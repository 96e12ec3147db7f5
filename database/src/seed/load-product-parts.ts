import type pg from 'pg'
import { parseAdditives } from './additives.ts'
import { parseComposition } from './composition.ts'
import { type ConstituentKey, constituentCodes, type DemoProduct } from './demo-schemas.ts'
import type { DemoShop } from './read-demo.ts'
import { idOf, type Row, selectIds, selectOptionIds, syncRows } from './sync-rows.sql.ts'

const GUIDE_UNITS = { 'g/den': 'g_per_day', 'ks/den': 'piece_per_day', 'ml/den': 'ml_per_day' } as const

interface Context {
  client: pg.ClientBase
  shop: DemoShop
  storefrontId: number
  products: Map<string, number>
}

/** Loads what hangs on products: filing, tags, composition, nutrition, attributes, relations. */
export async function loadProductParts(client: pg.ClientBase, shop: DemoShop, storefrontId: number): Promise<void> {
  const context = { client, shop, storefrontId, products: await selectIds(client, 'products', 'slug', storefrontId) }
  await loadFiling(context)
  await loadAllergens(context)
  await loadComposition(context)
  await loadNutrition(context)
  await loadGuides(context)
  await loadAttributeValues(context)
  await loadRelations(context)
}

async function syncParts({ client, products }: Context, table: string, rows: Row[], key: string[]): Promise<void> {
  await syncRows(client, table, rows, { key, owner: { column: 'product_id', ids: [...products.values()] } })
}

async function loadFiling(context: Context): Promise<void> {
  const { client, shop, storefrontId, products } = context
  const categories = await selectIds(client, 'categories', 'slug', storefrontId)
  const items = [...shop.products, ...shop.bundles].map((item) => ({ ...item, id: idOf(products, item.slug) }))
  const filed = items.flatMap(({ id, categorySlugs }) =>
    categorySlugs.map((slug, index) => ({ product_id: id, category_id: idOf(categories, slug), position: index + 1 })),
  )
  await syncParts(context, 'product_categories', filed, ['product_id', 'category_id'])
  const tags = items.flatMap(({ id, tags: codes }) =>
    codes.map((tag, index) => ({ product_id: id, storefront_id: storefrontId, tag, position: index + 1 })),
  )
  await syncParts(context, 'product_tags', tags, ['product_id', 'tag'])
}

async function loadAllergens(context: Context): Promise<void> {
  const { shop, storefrontId, products } = context
  const codes = new Map(shop.ingredients.allergens.map((allergen) => [allergen.name, allergen.code]))
  const rows = [...shop.products, ...shop.bundles].flatMap((item) =>
    item.allergens.map((name) => ({
      product_id: idOf(products, item.slug),
      storefront_id: storefrontId,
      allergen: codes.get(name),
    })),
  )
  await syncParts(context, 'product_allergens', rows, ['product_id', 'allergen'])
}

/** Cosmetics, equipment and mixed boxes print a material or a list of contents, not a recipe. */
function hasRecipe(product: DemoProduct): boolean {
  return product.analyticalConstituents !== null
}

async function loadComposition(context: Context): Promise<void> {
  const { client, shop, storefrontId, products } = context
  const ingredients = await selectIds(client, 'ingredients', 'code', storefrontId)
  const rows = shop.products.filter(hasRecipe).flatMap((product) =>
    parseComposition(product.composition, shop.ingredients).map((line, index) => ({
      product_id: idOf(products, product.slug),
      position: index + 1,
      ingredient_id: idOf(ingredients, line.ingredient),
      label: line.label,
      note: line.note,
      percent: line.percent,
      mg_per_kg: line.mgPerKg,
      role: line.role,
    })),
  )
  await syncParts(context, 'product_ingredients', rows, ['product_id', 'position'])
}

async function loadNutrition(context: Context): Promise<void> {
  const { shop, storefrontId, products } = context
  const constituents = shop.products.flatMap(({ slug, analyticalConstituents }) =>
    Object.entries(analyticalConstituents ?? {})
      .filter(([, percent]) => percent !== null)
      .map(([key, percent]) => ({
        product_id: idOf(products, slug),
        storefront_id: storefrontId,
        constituent: constituentCodes[key as ConstituentKey],
        percent,
      })),
  )
  await syncParts(context, 'product_constituents', constituents, ['product_id', 'constituent'])
  const additives = shop.products.flatMap(({ slug, additives: text }) =>
    (text ? parseAdditives(text) : []).map(({ category, name, code, amount }, index) => ({
      product_id: idOf(products, slug),
      position: index + 1,
      category,
      name,
      register_code: code,
      amount,
    })),
  )
  await syncParts(context, 'product_additives', additives, ['product_id', 'position'])
}

async function loadGuides(context: Context): Promise<void> {
  const { shop, products } = context
  const guides = shop.products.flatMap(({ slug, feedingGuide }) =>
    feedingGuide ? [{ ...feedingGuide, product_id: idOf(products, slug) }] : [],
  )
  const heads = guides.map(({ product_id, kind, unit, rowHeader, columns, note }) => ({
    product_id,
    kind,
    unit: GUIDE_UNITS[unit],
    row_header: rowHeader,
    columns,
    note,
  }))
  await syncParts(context, 'feeding_guides', heads, ['product_id'])
  const rows = guides.flatMap(({ product_id, rows: lines }) =>
    lines.map(({ weightKg, label, values }, index) => ({
      product_id,
      position: index + 1,
      weight_kg: weightKg,
      label,
      amounts: values,
    })),
  )
  await syncParts(context, 'feeding_guide_rows', rows, ['product_id', 'position'])
}

async function loadAttributeValues(context: Context): Promise<void> {
  const { client, shop, storefrontId, products } = context
  const ids = await selectIds(client, 'attributes', 'code', storefrontId)
  const optionIds = await selectOptionIds(client, storefrontId)
  const types = new Map(shop.attributes.attributes.map((attribute) => [attribute.code, attribute.type]))
  const rows = Object.entries(shop.attributes.values).flatMap(([slug, values]) =>
    Object.entries(values).map(([code, value]) => {
      const type = types.get(code)
      return {
        product_id: idOf(products, slug),
        attribute_id: idOf(ids, code),
        type,
        option_id: type === 'option' ? idOf(optionIds, `${code}:${value}`) : null,
        number_value: type === 'number' ? value : null,
        boolean_value: type === 'boolean' ? value : null,
        text_value: type === 'text' ? value : null,
      }
    }),
  )
  await syncParts(context, 'product_attributes', rows, ['product_id', 'attribute_id', 'option_id'])
}

async function loadRelations(context: Context): Promise<void> {
  const { shop, products } = context
  const rows = Object.entries(shop.related).flatMap(([slug, relations]) =>
    relations.map((relation, index) => ({
      product_id: idOf(products, slug),
      related_product_id: idOf(products, relation.slug),
      type: relation.type === 'cross-sell' ? 'cross_sell' : relation.type,
      reason: relation.reason,
      position: index + 1,
    })),
  )
  await syncParts(context, 'product_relations', rows, ['product_id', 'related_product_id'])
}
