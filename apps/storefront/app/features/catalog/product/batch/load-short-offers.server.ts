import { ShortOffer } from '@shop/contract/catalog/short-offer'
import { z } from 'zod'
import type { ShortOfferView } from '#app/goods/product-view.ts'
import { publicData } from '#app/server/shop.server.ts'

export async function loadShortOffers(productId: number): Promise<ShortOfferView[]> {
  const rows = await publicData.value(publicData.rpc('short_offers', { wanted: productId }))
  return z
    .array(ShortOffer)
    .parse(rows ?? [])
    .map((row) => ({
      variantId: row.variant_id,
      pack: row.pack,
      bestBefore: row.best_before,
      price: row.price,
      usualPrice: row.usual_price,
      unitPrice: row.unit && row.unit_price !== null ? { halere: row.unit_price, unit: row.unit } : null,
      available: row.available,
    }))
}
