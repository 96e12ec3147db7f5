import { loadCollections } from '#app/goods/collections.server.ts'
import { loadVocabulary } from '#app/goods/vocabulary.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import type { SitemapEntry } from '#app/server/sitemap.server.ts'

/** Rows the data service gives at once. */
const PART = 1000

export async function countProductParts(): Promise<number> {
  const { total } = await publicData.list(onSale('slug', { count: 'exact', head: true }))
  return Math.max(1, Math.ceil((total ?? 0) / PART))
}

export async function loadProductEntries(part: number): Promise<SitemapEntry[]> {
  const from = (part - 1) * PART
  const { items } = await publicData.list(
    onSale('slug,updated_at')
      .order('id')
      .range(from, from + PART - 1),
  )
  return items.map(({ slug, updated_at: changed }) => ({ path: `/produkt/${slug}`, changed: changed.slice(0, 10) }))
}

function onSale<const Columns extends string>(columns: Columns, options: { count?: 'exact'; head?: boolean } = {}) {
  return publicData
    .from('products')
    .select(columns, options)
    .eq('storefront_id', storefrontId)
    .in('status', ['active', 'sell_out'])
}

export async function loadCategoryEntries(): Promise<SitemapEntry[]> {
  const [{ categories }, collections] = await Promise.all([loadVocabulary(), loadCollections()])
  return [{ path: '/produkty' }, ...[...categories, ...collections].map(({ slug }) => ({ path: `/produkty/${slug}` }))]
}
