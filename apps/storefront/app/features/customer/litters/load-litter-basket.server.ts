import type { ServicesClient } from '@shop/clients/services'
import { ProductPageRow } from '@shop/contract/product-page'
import { nonBreaking } from '@shop/czech/non-breaking'
import { config } from '#app/config.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'

/** Packs of the litter's food that can be offered, and the link when there is one. */
export interface LitterBasketView {
  packs: { value: string; label: string }[]
  link: { address: string; expiresAt: string } | null
}

export async function loadLitterBasket(
  services: ServicesClient,
  { id, food }: { id: number; food: { id: number } | null },
): Promise<LitterBasketView> {
  const [packs, found] = await Promise.all([food ? loadPacks(food.id) : [], services.litterBasket({ id })])
  const basket = found.ok ? found.value.basket : null
  const link = basket && {
    address: `${config.PUBLIC_URL.replace(/\/$/, '')}/p/${basket.hash}`,
    expiresAt: basket.expiresAt,
  }
  return { packs, link }
}

async function loadPacks(productId: number): Promise<LitterBasketView['packs']> {
  const query = publicData.from('product_pages').select('variants')
  const row = await publicData.single(query.eq('storefront_id', storefrontId).eq('product_id', productId))
  const variants = row ? ProductPageRow.shape.variants.parse(row.variants) : []
  return variants.map(({ id, name }) => ({ value: String(id), label: nonBreaking(name) }))
}
