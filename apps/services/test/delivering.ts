import type { Harness } from './harness.ts'
import { query } from './paying.ts'

/** The parcel has arrived, as the carrier will one day say: goods have left the house and the order knows when. */
export async function deliver(shop: Harness, orderId: number, at: Date = shop.clock.now()): Promise<void> {
  await query(shop, `delete from shop.reservations where order_id = $1`, [orderId])
  await query(
    shop,
    `update shop.stock s set reserved = reserved - l.pieces, on_hand = on_hand - l.pieces
       from shop.order_lines l where l.order_id = $1 and l.variant_id = s.variant_id`,
    [orderId],
  )
  for (const state of ['packing', 'shipped', 'delivered']) {
    const [before] = await query<{ state: string }>(shop, 'select state from shop.orders where id = $1', [orderId])
    await query(shop, 'update shop.orders set state = $2 where id = $1', [orderId, state])
    await query(
      shop,
      `insert into shop.order_events (order_id, at, event, from_state, to_state, actor_kind)
       values ($1, $2, 'delivered', $3, $4, 'system')`,
      [orderId, at, before?.state, state],
    )
  }
}
