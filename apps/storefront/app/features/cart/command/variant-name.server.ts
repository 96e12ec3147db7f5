import { nonBreaking } from '@shop/czech/non-breaking'
import { publicData, storefrontId } from '#app/server/shop.server.ts'

/** Name of the product a pack belongs to; null when the shop shows no such pack. */
export async function nameOfVariant(id: number): Promise<string | null> {
  const query = publicData.from('variants').select('products!inner(name)')
  const row = await publicData.single(query.eq('storefront_id', storefrontId).eq('id', id).limit(1))
  return row ? nonBreaking(row.products.name) : null
}
