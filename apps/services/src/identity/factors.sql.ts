import type { Db, Narrow, NoRow } from '#app/store/database'
import type { SelectOwnFactors } from '#app/store/rows'

interface OwnFactors {
  hasApp: boolean
  recoveryCodes: number
  passkeys: number
}

export async function selectOwnFactors(db: Db, userId: string): Promise<OwnFactors> {
  const { rows } = await db.query<Narrow<SelectOwnFactors, OwnFactors>>(
    `select exists (select from auth.two_factors t where t.user_id = $1 and t.verified) as "hasApp",
            coalesce((select jsonb_array_length(t.backup_codes::jsonb) from auth.two_factors t
               where t.user_id = $1 and t.verified and t.backup_codes is json array limit 1), 0) as "recoveryCodes",
            (select count(*)::int from auth.passkeys p where p.user_id = $1) as passkeys`,
    [userId],
  )
  return rows[0] ?? { hasApp: false, recoveryCodes: 0, passkeys: 0 }
}

/** From now on the password alone leads to the setting up of another. */
export async function deleteFactors(db: Db, userId: string): Promise<void> {
  await db.query<NoRow>('delete from auth.two_factors where user_id = $1', [userId])
  await db.query<NoRow>('delete from auth.passkeys where user_id = $1', [userId])
  await db.query<NoRow>('update auth.users set two_factor_enabled = false where id = $1', [userId])
}
