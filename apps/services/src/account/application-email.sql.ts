import type { Db, NoRow } from '#app/store/database'

interface EmailChange {
  userId: string
  from: string
  to: string
}

/**
 * Applications go where the account goes: debts, terms and what is written about them belong to it, and the address that was left must
 * not open the same terms for whoever registers it.
 */
export async function updateApplicationEmails(db: Db, { userId, from, to }: EmailChange): Promise<void> {
  await db.query<NoRow>(
    `update shop.applications a set email = $3
       from shop.customers c
      where c.user_id = $1 and c.storefront_id = a.storefront_id and (a.email = $2 or a.customer_id = c.id)`,
    [userId, from, to],
  )
}
