import type { WatchVariant } from '@shop/contract/endpoints/catalog-endpoints'
import type { Db, Narrow } from '#app/store/database'
import type { ClaimDueProductAlerts } from '#app/store/rows'

export interface DueProductAlert {
  id: number
  kind: WatchVariant['kind']
  email: string
  name: string
  variant: string
  slug: string
  sku: string
  unit: 'kg' | 'l' | 'm' | 'piece' | null
  /** Haléře. */
  price: number
  unitPrice: number | null
  seenPrice: number
  lowestPrice: number | null
  protein: string | null
  image: { key: string; hash: string | null; width: number } | null
}

// The lowest price of the 30 days before the price of today began, the one that held at their beginning included. A sale says it
// itself; whoever announces any other lower price has to say it too.
// Of two rows of one moment the later written one held, and one that only restores what held before begins nothing.
const HELD = `not exists (select from shop.prices w where w.variant_id = c.variant_id and w.price_list_id = c.price_list_id
    and w.valid_from = c.valid_from and w.id > c.id)
  and not exists (select from internal.price_origins g where g.price_id = c.id and g.restores)`
const LEDGER = `
  select min(p.amount) as lowest
    from shop.price_lists l
    cross join lateral (select max(c.valid_from) as began from shop.prices c
                         where c.variant_id = o.variant_id and c.price_list_id = l.id and c.valid_from <= internal.shop_now()
                           and ${HELD}) today
    join lateral (select c.amount, c.valid_from from shop.prices c
                   where c.variant_id = o.variant_id and c.price_list_id = l.id and c.valid_from < today.began and ${HELD}) p on true
   where l.storefront_id = o.storefront_id and l.is_public
     and p.valid_from >= coalesce((select max(c.valid_from) from shop.prices c
                                    where c.variant_id = o.variant_id and c.price_list_id = l.id
                                      and c.valid_from <= today.began - interval '30 days' and ${HELD}), '-infinity')`

/**
 * Marks those whose wait is over and says what to tell them. A row that another run holds is left to that run, and one it has
 * marked in the meantime no longer fits. Offers are counted once for a variant, however many wait for it.
 */
export async function claimDueProductAlerts(db: Db, now: Date, limit: number): Promise<DueProductAlert[]> {
  const { rows } = await db.query<Narrow<ClaimDueProductAlerts, Pick<DueProductAlert, 'price' | 'unit' | 'image'>>>(
    `with offers as materialized (
       select o.variant_id, o.price::int as price, o.unit, o.unit_price::int as unit_price, o.in_stock,
              coalesce(o.lowest_price_30_days, ledger.lowest)::int as lowest_price, p.name, p.slug, v.name as variant, v.sku,
              p.protein,
              (select jsonb_build_object('key', i.key, 'hash', i.content_hash, 'width', i.width) from shop.images i
                where i.variant_id = v.id or i.product_id = p.id order by i.variant_id nulls last, i.position limit 1) as image
         from shop.variant_offers o
         join shop.variants v on v.id = o.variant_id
         join shop.products p on p.id = o.product_id
         left join lateral (${LEDGER}) ledger on true
        where o.variant_id in (select variant_id from internal.product_alerts
                                where confirmed_at is not null and notified_at is null and cancelled_at is null)
          and o.is_public and p.status in ('active', 'sell_out') and p.published_at <= now()
     ), due as (
       select w.id, o.*
         from internal.product_alerts w join offers o on o.variant_id = w.variant_id
        where w.confirmed_at is not null and w.notified_at is null and w.cancelled_at is null
          and o.in_stock and (w.kind = 'back_in_stock'
               or (o.price < w.seen_price and o.price <= coalesce(w.wished_price, o.price)))
        order by w.id limit $2 for update of w skip locked
     )
     update internal.product_alerts w set notified_at = $1
       from due d where w.id = d.id
     returning w.id::int as id, w.kind, w.email, d.name, d.variant, d.slug, d.sku, d.unit, d.price,
               d.unit_price as "unitPrice", w.seen_price::int as "seenPrice", d.lowest_price as "lowestPrice",
               d.protein, d.image`,
    [now, limit],
  )
  return rows
}
