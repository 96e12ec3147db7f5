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

/** What a visitor agreed to goes on with the cart that takes theirs in. */
export async function moveVisit(db: Db, fromCartId: number, toCartId: number): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.referral_visits (cart_id, code_id, shows_name, is_same_device, at)
     select $2, v.code_id, v.shows_name, v.is_same_device, v.at from internal.referral_visits v where v.cart_id = $1
     on conflict (cart_id) do update set code_id = excluded.code_id, shows_name = excluded.shows_name,
       is_same_device = referral_visits.is_same_device or excluded.is_same_device, at = excluded.at`,
    [fromCartId, toCartId],
  )
}
