import type { Db, NoRow } from '#app/store/database'
import type { ClaimUploads } from '#app/store/rows'

interface NewUpload {
  secretHash: Buffer
  mediaType: string
  name: string
  bytes: Buffer
  now: Date
}

export async function insertUpload(db: Db, { secretHash, mediaType, name, bytes, now }: NewUpload): Promise<void> {
  await db.query<NoRow>(
    'insert into internal.uploads (secret_hash, media_type, name, bytes, created_at) values ($1, $2, $3, $4, $5)',
    [secretHash, mediaType, name, bytes, now],
  )
}

/** Ids of the files, in the order of the secrets; a file belongs to the first form that claims it. */
export async function claimUploads(db: Db, secretHashes: Buffer[], now: Date): Promise<number[]> {
  const { rows } = await db.query<ClaimUploads>(
    `update internal.uploads u set claimed_at = $2 where u.secret_hash = any ($1) and u.claimed_at is null
     returning u.id::int as id`,
    [secretHashes, now],
  )
  return rows.map(({ id }) => id)
}
