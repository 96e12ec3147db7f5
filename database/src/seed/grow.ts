import type pg from 'pg'
import { inTransaction } from '../connection.sql.ts'
import {
  type CatalogueSize,
  insertGrownProducts,
  insertGrownReviews,
  refreshCards,
  selectCatalogueSize,
  selectProductSlices,
  settleStatistics,
} from './grow.sql.ts'
import type { DemoShop } from './read-demo.ts'

// Invented names; with the lines below they make each demo product sixty times sixteen different ones.
const BRANDS = (
  'Hafík Tlapka Vrtichvost Ocásek Rafan Bystrouš Čmuchal Šikulka Kamarád Hlídač Bobík Alíkův Punťa Rek Azor Brok Ferda Baryk ' +
  'Žeryk Rozárka Lajka Zorka Betynka Fousek Packa Drápek Ušák Skokan Běžec Lovec Pastevec Hraničář Strážce Poutník Tulák ' +
  'Horal Lesák Polák Říčan Podhoran Šumavan Krkonošan Beskyd Pálava Vltavín Sázavan Orlík Blaník Radhošť Praděd Luční ' +
  'Zahradní Domácí Poctivák Mlsoun Jedlík Dobrota Lahoda Hostina Svačinka'
).split(' ')
const LINES =
  'Klasik Natural Farma Les Louka Sever Jih Gold Výběr Tradice Pohoda Energie Harmonie Balance Komfort Originál'.split(
    ' ',
  )
const CARDS_AT_ONCE = 1000
const REVIEWS_AT_ONCE = 100_000

interface GrowTarget {
  variants: number
  reviews: number
}

/**
 * Grows the demo catalogue to the given totals for benches: the same numbers give the same rows, and a bigger target adds to
 * what a smaller one made. Not for a shop that sells.
 */
export async function grow(
  client: pg.ClientBase,
  shop: DemoShop,
  target: GrowTarget,
  say: (line: string) => void = () => {},
): Promise<CatalogueSize> {
  const storefrontId = 1
  const before = await selectCatalogueSize(client, storefrontId)
  await growProducts(client, shop, storefrontId, target.variants, say)
  await growReviews(client, storefrontId, before.grownReviews, target.reviews - before.reviews, say)
  const slices = await selectProductSlices(client, storefrontId, CARDS_AT_ONCE)
  for (const [index, ids] of slices.entries()) {
    await inTransaction(client, () => refreshCards(client, ids))
    if (index % 10 === 9) say(`cards and search: ${(index + 1) * CARDS_AT_ONCE} products`)
  }
  await settleStatistics(client)
  return selectCatalogueSize(client, storefrontId)
}

async function growProducts(
  client: pg.ClientBase,
  shop: DemoShop,
  storefrontId: number,
  variants: number,
  say: (line: string) => void,
): Promise<void> {
  const size = await selectCatalogueSize(client, storefrontId)
  const missing = variants - size.variants
  if (missing <= 0) return
  await inTransaction(client, () =>
    insertGrownProducts(client, {
      storefrontId,
      templates: shop.products.map((product) => product.slug),
      brands: BRANDS,
      lines: LINES,
      grownProducts: size.grownProducts,
      grownVariants: size.grownVariants,
      variants: missing,
    }),
  )
  say(`variants: ${variants}`)
}

async function growReviews(
  client: pg.ClientBase,
  storefrontId: number,
  grown: number,
  missing: number,
  say: (line: string) => void,
): Promise<void> {
  for (let done = 0; done < missing; done += REVIEWS_AT_ONCE) {
    const from = grown + done + 1
    const to = grown + Math.min(done + REVIEWS_AT_ONCE, missing)
    await inTransaction(client, () => insertGrownReviews(client, storefrontId, from, to))
    say(`reviews: ${to}`)
  }
}
