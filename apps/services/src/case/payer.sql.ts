import type { Db, NoRow } from '#app/store/database'

/** Money of the order came from an account we can send it back to; none that somebody types later is asked for or believed. */
export async function isPayerKnown(db: Db, orderId: number): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `select from shop.bank_movements m join shop.payments p on p.id = m.payment_id
      where p.order_id = $1 and m.amount > 0 and m.counter_account is not null limit 1`,
    [orderId],
  )
  return rowCount === 1
}
