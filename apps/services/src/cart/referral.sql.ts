import type { Db, NoRow } from '#app/store/database'
import type { SelectSessionsOf } from '#app/store/rows'

export async function selectSessionsOf(
  db: Db,
  userId: string,
): Promise<{ ip: string | null; browser: string | null }[]> {
  const { rows } = await db.query<SelectSessionsOf>(
    'select ip_address as ip, user_agent as browser from auth.sessions where user_id = $1',
    [userId],
  )
  return rows
}

interface Visit {
  cartId: number
  codeId: number
  showsName: boolean
  isSameDevice: boolean
  now: Date
}

/** The last word of a cart holds; what was seen once is not forgotten. */
export async function upsertVisit(db: Db, { cartId, codeId, showsName, isSameDevice, now }: Visit): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.referral_visits (cart_id, code_id, shows_name, is_same_device, at) values ($1, $2, $3, $4, $5)
     on conflict (cart_id) do update set code_id = $2, shows_name = $3, is_same_device = referral_visits.is_same_device or $4, at = $5`,
    [cartId, codeId, showsName, isSameDevice, now],
  )
}
