import type { Db, NoRow } from '#app/store/database'
import type { SelectOnlineCodes } from '#app/store/rows'

export async function selectOnlineCodes(db: Db): Promise<string[]> {
  const { rows } = await db.query<SelectOnlineCodes>(
    `select code from shop.payment_methods where kind = 'online' and is_active order by position`,
  )
  return rows.map(({ code }) => code)
}

/** Only what differs: every change makes everybody read the rules of the shop again. */
export async function updateOffered(db: Db, codes: readonly string[]): Promise<number> {
  const { rowCount } = await db.query<NoRow>(
    `update shop.payment_methods set is_offered = (code = any ($1))
      where kind = 'online' and is_offered <> (code = any ($1))`,
    [codes],
  )
  return rowCount ?? 0
}
