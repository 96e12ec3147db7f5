import type { Db } from '#app/store/database'
import type { SelectStaffAddress } from '#app/store/rows'

/** Null once somebody does not work here any more. */
export async function selectStaffAddress(db: Db, userId: string): Promise<string | null> {
  const { rows } = await db.query<SelectStaffAddress>(
    'select email from auth.users where id = $1 and staff_role is not null and staff_disabled_at is null',
    [userId],
  )
  return rows[0]?.email ?? null
}
