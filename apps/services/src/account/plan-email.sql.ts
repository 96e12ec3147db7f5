import type { Db, NoRow } from '#app/store/database'

interface EmailChange {
  userId: string
  from: string
  to: string
}

/**
 * Plans of the account that wrote to its old address write to the new one: a mailbox that somebody has left must not get links that
 * change where goods go. Those with a contact of their own keep it.
 */
export async function updatePlanEmails(db: Db, { userId, from, to }: EmailChange): Promise<void> {
  await db.query<NoRow>(
    `update shop.plans p set email = $3, details = jsonb_set(p.details, '{email}', to_jsonb($3::text))
       from shop.customers c, shop.orders o
      where c.user_id = $1 and o.id = p.first_order_id and coalesce(p.customer_id, o.customer_id) = c.id
        and p.email = $2 and p.details is not null`,
    [userId, from, to],
  )
}
