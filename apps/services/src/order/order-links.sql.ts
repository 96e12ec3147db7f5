import type { Db, NoRow } from '#app/store/database'
import type { SelectOrdersByEmail } from '#app/store/rows'

/** Not what somebody ordered for a company that they do not belong to now; who left and came back belongs to it. */
const OPENS = `not exists (select from internal.company_orders c left join internal.company_members m on m.id = c.member_id
  where c.order_id = o.id and not exists (select from internal.company_members here
    where here.company_id = m.company_id and here.customer_id = m.customer_id and here.ended_at is null))`

/**
 * True also when there is no such order; never for the customer whose order it is. What somebody ordered for a company opens as long
 * as they belong to it.
 */
export async function areLinksRevoked(db: Db, orderId: number, customerId: number | null): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>({
    name: 'order-links-open',
    text: `select from shop.orders o where o.id = $1 and (o.customer_id = $2 or o.links_revoked_at is null and ${OPENS})`,
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

/** The newest orders confirmed to an address, or the one of that number; those whose links open nothing are left out. */
export async function selectOrdersByEmail(db: Db, email: string, number: string): Promise<SelectOrdersByEmail[]> {
  const { rows } = await db.query<SelectOrdersByEmail>(
    `select o.id, o.number, o.placed_at as "placedAt" from shop.orders o
      where o.email = $1 and ($2::text = '' or o.number = $2) and o.links_revoked_at is null and ${OPENS}
      order by o.placed_at desc, o.id desc limit 10`,
    [email, number],
  )
  return rows
}
