import type { Db } from '#app/store/database'
import type { SelectBoxed, SelectOwedOrders } from '#app/store/rows'

/** Orders with boxes in the house that the batch lies in, or is planned into. */
export async function selectBoxed(db: Db, batchId: number): Promise<{ orderId: number; state: string }[]> {
  const { rows } = await db.query<SelectBoxed>(
    `select distinct o.id as "orderId", o.state from shop.parcel_lines l
       join shop.parcels p on p.id = l.parcel_id and p.state in ('planned', 'packed', 'labelled')
       join shop.orders o on o.id = p.order_id
      where l.batch_id = $1 order by o.id`,
    [batchId],
  )
  return rows
}

/** Orders that wait already, then accepted ones, the newest first: whoever came first is served first from what is left. */
export async function selectOwedOrders(db: Db, variantId: number) {
  const { rows } = await db.query<SelectOwedOrders>(
    `select r.order_id as "orderId", r.pieces, o.state from shop.reservations r join shop.orders o on o.id = r.order_id
      where r.variant_id = $1 and o.state in ('accepted', 'on_hold') order by o.state desc, o.placed_at desc, o.id desc`,
    [variantId],
  )
  return rows
}
