import type { Db } from '#app/store/database'

/** True also when there is no such order. */
export async function areLinksRevoked(db: Db, orderId: number): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'order-links-open',
    text: 'select from shop.orders where id = $1 and links_revoked_at is null',
    values: [orderId],
  })
  return rowCount === 0
}
