import type { Db, NoRow } from '#app/store/database'
import type { SelectOrdersByEmail } from '#app/store/rows'

/** True also when there is no such order; never for the customer whose order it is. */
export async function areLinksRevoked(db: Db, orderId: number, customerId: number | null): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>({
    name: 'order-links-open',
    text: 'select from shop.orders where id = $1 and (links_revoked_at is null or customer_id = $2)',
    values: [orderId, customerId],
  })
  return rowCount === 0
}

/** False when there is no such order. */
export async function revokeOrderLinks(db: Db, orderId: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    'update shop.orders set links_revoked_at = coalesce(links_revoked_at, $2) where id = $1',
    [orderId, now],
  )
  return rowCount === 1
}

/** The newest orders confirmed to an address, or the one of that number; those whose links were revoked stay closed. */
export async function selectOrdersByEmail(db: Db, email: string, number: string): Promise<SelectOrdersByEmail[]> {
  const { rows } = await db.query<SelectOrdersByEmail>(
    `select id, number, placed_at as "placedAt" from shop.orders
      where email = $1 and ($2::text = '' or number = $2) and links_revoked_at is null
      order by placed_at desc, id desc limit 10`,
    [email, number],
  )
  return rows
}
