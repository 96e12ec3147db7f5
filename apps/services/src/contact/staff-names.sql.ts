import type { Db } from '#app/store/database'
import type { SelectStaffName } from '#app/store/rows'

export async function selectStaffName(db: Db, userId: string): Promise<string> {
  const { rows } = await db.query<SelectStaffName>('select name from auth.users where id = $1', [userId])
  return rows[0]?.name ?? ''
}
