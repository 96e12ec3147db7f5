import type { PromisedShelf } from '@shop/domain/stock/promised-life'
import type { Db, Narrow } from '#app/store/database'
import type { SelectGroupDays, SelectPromisedShelves } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

/** How long goods must keep for a group when they are packed; null when it is promised nothing of its own. */
export async function selectGroupDays(db: Db, group: string): Promise<number | null> {
  const { rows } = await db.query<SelectGroupDays>({
    name: 'group-days',
    text: 'select minimum_days_left as days from shop.customer_groups where storefront_id = $1 and code = $2',
    values: [STOREFRONT_ID, group],
  })
  return rows[0]?.days ?? null
}

/** The caller holds the stock. Packs that are sold apart because their day is near show it, so nothing is promised of them. */
export async function selectPromisedShelves(
  db: Db,
  { variantIds, days, keepsUntil }: { variantIds: readonly number[]; days: number; keepsUntil: string },
): Promise<(PromisedShelf & { variantId: string })[]> {
  const { rows } = await db.query<Narrow<SelectPromisedShelves, PromisedShelf & { variantId: string }>>({
    name: 'promised-shelves',
    text: `select s.variant_id::text as "variantId", s.on_hand as "onHand", b.planned, b.short, coalesce(held.pieces, 0)::integer as promised
       from shop.stock s
       join shop.variants v on v.id = s.variant_id and v.short_of is null
       cross join lateral (
         select coalesce(sum(b.reserved), 0)::integer as planned,
                coalesce(sum(b.on_hand - b.reserved) filter (where b.blocked_reason is null and b.best_before < $3), 0)::integer as short
           from shop.batches b where b.variant_id = s.variant_id) b
       left join lateral (
         select sum(r.pieces - coalesce(boxed.pieces, 0)) as pieces
           from shop.reservations r
           join shop.orders o on o.id = r.order_id
           join shop.customer_groups g on g.storefront_id = o.storefront_id and g.code = o.customer_group and g.minimum_days_left >= $2
           left join lateral (
             select sum(l.pieces) as pieces from shop.parcels p join shop.parcel_lines l on l.parcel_id = p.id
              where p.order_id = r.order_id and p.state <> 'cancelled' and p.issued_at is null
                and l.variant_id = r.variant_id and l.batch_id is not null) boxed on true
          where r.variant_id = s.variant_id) held on b.short > 0
      where s.variant_id = any ($1) and b.short > 0`,
    values: [variantIds, days, keepsUntil],
  })
  return rows
}
