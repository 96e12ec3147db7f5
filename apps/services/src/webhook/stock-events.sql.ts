import { MOST_SHOWN } from '@shop/domain/wholesale/shown-stock'
import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type { NoteStockEvents } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

/**
 * What has run out or come back since it was last looked leaves an event for everybody who listens; the first look only remembers. Goods are
 * counted as the feed of stock counts them, and one that is not sold any more has run out. Two at once never tell the same: whoever is second
 * finds the row held, or changed already.
 */
export async function noteStockEvents(db: Db, now: Date): Promise<number> {
  const { rows } = await db.query<Narrow<NoteStockEvents, { changes: number }>>({
    name: 'webhook-stock',
    text: `with listeners as materialized (
         select distinct customer_id from internal.webhook_endpoints where 'stock.changed' = any (topics)
       ), forgotten as (
         delete from internal.webhook_stock where not exists (select from listeners)
       ), goods as materialized (
         select v.id, v.sku, v.ean, sold.now as is_sold,
                case when sold.now then least(greatest(coalesce(s.on_hand - s.reserved, 0), 0), $3::int) else 0 end as available
           from shop.variants v
           join shop.products p on p.id = v.product_id
           left join shop.stock s on s.variant_id = v.id
          cross join lateral (select v.status <> 'discontinued' and p.status in ('active', 'sell_out')
             and coalesce(p.published_at <= $1, false) as now) sold
          where v.storefront_id = $2 and v.short_of is null and exists (select from listeners)
       ), begun as (
         insert into internal.webhook_stock (variant_id, in_stock, since)
         select g.id, g.available > 0, $1 from goods g
          where g.is_sold and not exists (select from internal.webhook_stock w where w.variant_id = g.id)
         on conflict (variant_id) do nothing
       ), held as materialized (
         select w.variant_id, g.sku, g.ean, g.available from internal.webhook_stock w join goods g on g.id = w.variant_id
          where w.in_stock <> (g.available > 0) order by w.variant_id for update of w skip locked
       ), changed as (
         update internal.webhook_stock w set in_stock = held.available > 0, since = $1 from held where w.variant_id = held.variant_id
       ), told as (
         insert into internal.webhook_events (customer_id, topic, entity, at, data)
         select l.customer_id, 'stock.changed', 'sku:' || held.sku, $1,
                jsonb_build_object('sku', held.sku, 'ean', held.ean, 'inStock', held.available > 0, 'available', held.available)
           from held cross join listeners l order by held.variant_id, l.customer_id
       )
       select count(*)::int as changes from held`,
    values: [now, STOREFRONT_ID, MOST_SHOWN],
  })
  return onlyRow(rows).changes
}
