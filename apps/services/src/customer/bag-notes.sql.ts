import type { BagNoteInput } from '@shop/contract/dog'
import type { Db, NoRow } from '#app/store/database'

/** False when it is not a pack of food from a delivered order of this customer. */
export async function insertBagNote(
  db: Db,
  customerId: number,
  { orderId, linePosition, piece, leftPercent }: BagNoteInput,
  { today, now }: { today: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `insert into shop.bag_notes (customer_id, order_id, line_position, piece, noted_on, left_percent, created_at)
     select o.customer_id, l.order_id, l.position, $4, $6, $5, $7
       from shop.orders o
       join shop.order_lines l on l.order_id = o.id and l.kind in ('goods', 'gift')
      where o.id = $2 and o.customer_id = $1 and l.position = $3 and l.pieces >= $4
        and exists (select from shop.order_events e where e.order_id = o.id and e.to_state = 'delivered')`,
    [customerId, orderId, linePosition, piece, leftPercent, today, now],
  )
  return rowCount === 1
}
