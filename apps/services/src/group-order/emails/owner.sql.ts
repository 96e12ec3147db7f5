import type { Db } from '#app/store/database'
import type { SelectOwnerEmail } from '#app/store/rows'

/** Null once the account is gone. */
export async function selectOwnerEmail(db: Db, customerId: number): Promise<string | null> {
  const { rows } = await db.query<SelectOwnerEmail>(
    'select email from shop.customers where id = $1 and deleted_at is null and email is not null',
    [customerId],
  )
  return rows[0]?.email ?? null
}
