import { BLOCKED_BATCH } from '#app/order/order.sql'
import type { Db } from '#app/store/database'
import type { SelectBoxed, SelectOwedOrders } from '#app/store/rows'

/** Orders with boxes in the house that the batch lies in, or is planned into; our own counter is in the house. */
export async function selectBoxed(db: Db, batchId: number): Promise<{ orderId: number; state: string }[]> {
  const { rows } = await db.query<SelectBoxed>(
    `select distinct o.id as "orderId", o.state from shop.parcel_lines l
       join shop.parcels p on p.id = l.parcel_id
        and (p.state in ('planned', 'packed', 'labelled') or p.state = 'ready_for_pickup' and p.carrier is null)
       join shop.orders o on o.id = p.order_id
      where l.batch_id = $1 order by o.id`,
    [batchId],
  )
  return rows
}

/** Orders that wait already, then accepted ones, the newest first: whoever came first is served first from what is left. */
export async function selectOwedOrders(db: Db, variantId: number) {
  const { rows } = await db.query<SelectOwedOrders>(
    `select r.order_id as "orderId", r.pieces, o.state,
            o.state = 'on_hold' and (
              select e.details ->> 'cause' = $2 from shop.order_events e where e.order_id = o.id and e.event = 'hold' order by e.id desc limit 1
            ) is true as "isHeldByUs",
            exists (
              select from shop.reservations other join shop.stock s on s.variant_id = other.variant_id
               where other.order_id = o.id and other.variant_id <> $1 and s.owed > 0) as "waitsElsewhere"
       from shop.reservations r join shop.orders o on o.id = r.order_id
      where r.variant_id = $1 and o.state in ('accepted', 'on_hold') order by o.state desc, o.placed_at desc, o.id desc`,
    [variantId, BLOCKED_BATCH],
  )
  return rows
}
