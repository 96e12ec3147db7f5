import type pg from 'pg'
import { loadDemoPlaces } from '../addresses/load-demo-places.ts'
import { loadAnalyses, loadBatches, loadWarehouse } from './batches.sql.ts'
import { checkPrices } from './check-prices.ts'
import { checkRecipes } from './check-recipes.ts'
import { checkReferences } from './check-references.ts'
import { loadBreeds } from './load-breeds.ts'
import { loadCheckout } from './load-checkout.ts'
import { loadEditorial } from './load-editorial.ts'
import { loadImages } from './load-images.ts'
import { loadPrices } from './load-prices.ts'
import { loadProductParts } from './load-product-parts.ts'
import { loadProducts } from './load-products.ts'
import { loadSettings } from './load-settings.ts'
import { loadVocabulary } from './load-vocabulary.ts'
import { readCheckout } from './read-checkout.ts'
import { DEMO_DIR, type DemoShop, readDemo } from './read-demo.ts'
import { readEditorial } from './read-editorial.ts'
import { idOf, selectIds, syncRows } from './sync-rows.sql.ts'

interface LoadOptions {
  dir?: string
  now?: Date
}

/** Loads the demo shop into storefront 1 in one transaction; a second run changes nothing. */
export async function loadDemo(
  client: pg.ClientBase,
  { dir = DEMO_DIR, now = new Date() }: LoadOptions = {},
): Promise<DemoShop> {
  const shop = await readDemo(dir)
  const editorial = await readEditorial(dir)
  const checkout = await readCheckout(dir)
  const faults = [...checkReferences(shop), ...checkRecipes(shop), ...checkPrices(shop)]
  if (faults.length > 0) throw new Error(`The demo data is not sound:\n${faults.join('\n')}`)

  const storefrontId = 1
  await client.query('begin')
  try {
    await loadSettings(client, shop, storefrontId)
    await loadVocabulary(client, shop, storefrontId)
    await loadBreeds(client, shop, storefrontId)
    await loadProducts(client, shop, storefrontId)
    await loadProductParts(client, shop, storefrontId)
    await loadImages(client, shop, storefrontId, dir)
    await loadStock(client, shop, storefrontId)
    await loadBatches(client)
    await loadAnalyses(client)
    await loadWarehouse(client)
    await loadReviews(client, shop, storefrontId)
    await loadPrices(client, shop, storefrontId, now)
    await loadCheckout(client, checkout, storefrontId)
    await loadEditorial(client, editorial, storefrontId)
    await loadDemoPlaces(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  // A throw-away server counts nothing by itself, and a planner that knows no counts reads every table as if it had one row.
  await client.query('vacuum analyze')
  return shop
}

async function loadStock(client: pg.ClientBase, { products }: DemoShop, storefrontId: number): Promise<void> {
  const variants = await selectIds(client, 'variants', 'sku', storefrontId)
  const rows = products.flatMap((product) =>
    product.variants.map(({ sku, stock }) => ({ variant_id: idOf(variants, sku), on_hand: stock, reserved: 0 })),
  )
  await syncRows(client, 'stock', rows, { key: ['variant_id'], insertOnly: true })
}

async function loadReviews(client: pg.ClientBase, { reviews }: DemoShop, storefrontId: number): Promise<void> {
  const products = await selectIds(client, 'products', 'slug', storefrontId)
  const rows = reviews.map((review) => ({
    storefront_id: storefrontId,
    external_key: `demo-${review.id}`,
    product_id: idOf(products, review.productSlug),
    rating: review.rating,
    title: review.title,
    body: review.text,
    author_name: review.authorInitials,
    dog_note: review.dogNote,
    is_verified_purchase: review.verified,
    is_sample: true,
    status: 'published',
    written_on: review.date,
    shop_reply: review.shopReply,
  }))
  await syncRows(client, 'reviews', rows, { key: ['storefront_id', 'external_key'] })
}
