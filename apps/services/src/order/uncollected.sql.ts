import type { Db, NoRow } from '#app/store/database'
import type { ForgiveUncollected } from '#app/store/rows'

/** The first time counts; a parcel sent again and left again is the same parcel. */
export async function updateCashUncollected(db: Db, orderId: number, now: Date): Promise<void> {
  await db.query<NoRow>(
    'update shop.orders set cash_uncollected_at = coalesce(cash_uncollected_at, $2) where id = $1',
    [orderId, now],
  )
}

/** Everything the person of this order has left behind counts no more; which orders that were. */
export async function forgiveUncollected(db: Db, orderId: number): Promise<number[]> {
  const { rows } = await db.query<ForgiveUncollected>(
    `update shop.orders u set cash_uncollected_at = null from shop.orders o
      where o.id = $1 and u.cash_uncollected_at is not null
        and (u.customer_id = o.customer_id or u.email = o.email and o.email <> '' or u.phone = o.phone and o.phone <> '')
     returning u.id::int as id`,
    [orderId],
  )
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}
