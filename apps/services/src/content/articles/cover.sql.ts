import type { Db, NoRow } from '#app/store/database'
import type { LockCoverPicture } from '#app/store/rows'

/** A picture of the store, held until the command is done: what is about to be shown is not removed meanwhile. */
export async function lockCoverPicture(db: Db, hash: string): Promise<LockCoverPicture | null> {
  const { rows } = await db.query<LockCoverPicture>(
    'select hash, name as key, width, height from internal.picture_originals where hash = $1 for share',
    [hash],
  )
  return rows[0] ?? null
}

/** From now on it is shown, or was: it is never removed again. */
export async function updateCoverAttached(db: Db, hash: string, now: Date): Promise<void> {
  await db.query<NoRow>(
    'update internal.picture_originals set attached_at = $2 where hash = $1 and attached_at is null',
    [hash, now],
  )
}
