import type { WatchVariant } from '@shop/contract/catalog-endpoints'
import type { Db } from '#app/store/database'

interface Watched {
  storefrontId: number
  /** Haléře. */
  price: number
}

/** What the customer sees now; null for what is not public or has no public price. */
export async function selectWatchedPrice(db: Db, variantId: number): Promise<Watched | null> {
  const { rows } = await db.query<Watched>(
    `select o.storefront_id as "storefrontId", o.price
       from shop.variant_offers o
       join shop.products p on p.id = o.product_id
      where o.variant_id = $1 and o.is_public and p.status in ('active', 'sell_out') and p.published_at <= now()`,
    [variantId],
  )
  return rows[0] ?? null
}

export async function insertWatchdog(db: Db, watch: WatchVariant & Watched & { now: Date }): Promise<void> {
  await db.query(
    `insert into internal.watchdogs (storefront_id, variant_id, kind, email, seen_price, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [watch.storefrontId, watch.variantId, watch.kind, watch.email, watch.price, watch.now],
  )
}
