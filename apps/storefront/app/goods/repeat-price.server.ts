import { offerRegularDelivery } from '@shop/domain/cart/regular-delivery'
import type { ShopSettings } from '#app/server/shop-settings.server.ts'

interface PriceColumns {
  price: number
  lowest_price_30_days: number | null
}

/** What a pack on sale is compared with; null when it is not cheaper than in the 30 days before. */
export function toCompareAt({ price, lowest_price_30_days: lowest }: PriceColumns): number | null {
  return lowest !== null && lowest > price ? lowest : null
}

/** What a pack costs when it comes regularly, by the rule the cart charges by. */
export function toRepeatPrice(
  pack: PriceColumns,
  goods: { categories: readonly string[]; components: readonly unknown[] },
  { pricing }: ShopSettings,
): number | null {
  return offerRegularDelivery({ ...goods, price: pack.price, compareAtPrice: toCompareAt(pack) }, pricing)
}
