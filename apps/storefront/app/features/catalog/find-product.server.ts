import { publicData, storefrontId } from '#app/server/shop.server.ts'

interface Found {
  sku: string
  slug: string
}

export async function findVariantByEan(ean: string): Promise<Found | null> {
  const query = publicData.from('variants').select('sku,products!inner(slug)')
  const row = await publicData.single(query.eq('storefront_id', storefrontId).eq('ean', ean).limit(1))
  return row ? { sku: row.sku, slug: (row.products as unknown as { slug: string }).slug } : null
}

export async function findSlugById(id: number): Promise<string | null> {
  const query = publicData.from('product_cards').select('slug')
  const row = await publicData.single(query.eq('storefront_id', storefrontId).eq('product_id', id))
  return row?.slug ?? null
}
