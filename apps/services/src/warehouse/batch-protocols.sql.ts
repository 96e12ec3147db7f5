import type { Db, NoRow } from '#app/store/database'
import type { SelectProtocol } from '#app/store/rows'

/** The same file a second time is the same one. */
export async function insertProtocol(
  db: Db,
  { hash, bytes, now }: { hash: string; bytes: Buffer; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    'insert into internal.batch_protocols (hash, bytes, uploaded_at) values ($1, $2, $3) on conflict (hash) do nothing',
    [hash, bytes, now],
  )
}

/** Only what an analysis names; the batch gives the file its name. */
export async function selectProtocol(db: Db, hash: string): Promise<{ bytes: Buffer; code: string } | null> {
  const { rows } = await db.query<SelectProtocol>(
    `select p.bytes, b.code from internal.batch_protocols p
       join shop.batch_analyses a on a.protocol_hash = p.hash join shop.batches b on b.id = a.batch_id
      where p.hash = $1 order by b.id limit 1`,
    [hash],
  )
  return rows[0] ?? null
}
