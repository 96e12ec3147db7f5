import type { Db, NoRow } from '#app/store/database'
import type { SelectFilledValues, SelectWordingFile } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export async function selectWordingFile(db: Db, versionId: number): Promise<Buffer | null> {
  const { rows } = await db.query<SelectWordingFile>(
    'select bytes from internal.wording_files where static_page_version_id = $1',
    [versionId],
  )
  return rows[0]?.bytes ?? null
}

/** The first one made is the one that stays. */
export async function insertWordingFile(
  db: Db,
  { versionId, bytes, sha256, now }: { versionId: number; bytes: Buffer; sha256: Buffer; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.wording_files (static_page_version_id, bytes, sha256, made_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [versionId, bytes, sha256, now],
  )
}

/** Facts that texts name by a key, those that somebody has filled in. */
export async function selectFilledValues(db: Db): Promise<Record<string, string>> {
  const { rows } = await db.query<SelectFilledValues>(
    `select key, coalesce(value, '') as value from shop.text_values where storefront_id = $1 and value is not null`,
    [STOREFRONT_ID],
  )
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}
