import type { Db } from '#app/store/database'
import type { SelectReturnedCases } from '#app/store/rows'

/** Withdrawals that wait for goods their customer never had: all the boxes of the order are back. */
export async function selectReturnedCases(db: Db, orderId: number): Promise<number[]> {
  const { rows } = await db.query<SelectReturnedCases>(
    `select c.id from shop.cases c join shop.orders o on o.id = c.order_id
      where o.id = $1 and o.state in ('shipped', 'ready_for_pickup', 'not_collected')
        and c.kind = 'withdrawal' and c.state in ('notified', 'awaiting_goods', 'reminded', 'closed_without_goods')
        and exists (select from shop.parcels p where p.order_id = o.id and p.state = 'returned' and p.replaced_by is null)
        and not exists (select from shop.parcels p
              where p.order_id = o.id and p.state not in ('returned', 'cancelled') and p.replaced_by is null)
      order by c.id`,
    [orderId],
  )
  return rows.map(({ id }) => id)
}
