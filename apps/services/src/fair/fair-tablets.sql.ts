import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { InsertTablet, SelectTablets } from '#app/store/rows'

export async function selectTablets(db: Db, fairId: number): Promise<SelectTablets[]> {
  const { rows } = await db.query<SelectTablets>(
    `select id::int as "tabletId", name, created_at as "createdAt", opened_at as "openedAt", revoked_at as "revokedAt"
       from internal.fair_tablets where fair_id = $1 order by revoked_at nulls first, id`,
    [fairId],
  )
  return rows
}

interface NewTablet {
  fairId: number
  name: string
  salt: Buffer
  pinHash: Buffer
  now: Date
}

export async function insertTablet(db: Db, { fairId, name, salt, pinHash, now }: NewTablet): Promise<number> {
  const { rows } = await db.query<InsertTablet>(
    `insert into internal.fair_tablets (fair_id, name, salt, pin_hash, created_at) values ($1, $2, $3, $4, $5) returning id::int as id`,
    [fairId, name, salt, pinHash, now],
  )
  return onlyRow(rows).id
}

/** False when there is no such tablet or it is shut out already. */
export async function revokeFairTablet(db: Db, fairId: number, tabletId: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    'update internal.fair_tablets set revoked_at = $3 where id = $2 and fair_id = $1 and revoked_at is null',
    [fairId, tabletId, now],
  )
  return rowCount === 1
}

export async function markTabletOpened(db: Db, salt: Buffer, now: Date): Promise<void> {
  await db.query<NoRow>('update internal.fair_tablets set opened_at = $2 where salt = $1', [salt, now])
}

export async function deleteSharedPin(db: Db, fairId: number): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>('delete from internal.fair_pins where fair_id = $1', [fairId])
  return rowCount === 1
}
