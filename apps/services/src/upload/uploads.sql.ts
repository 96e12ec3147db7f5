import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { ClaimUploads, CountPictures, SelectAttached, SelectUndrawn } from '#app/store/rows'

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

/** How many of the files say that they are pictures. */
export async function countPictures(db: Db, ids: number[]): Promise<number> {
  const { rows } = await db.query<CountPictures>(
    `select count(*)::int as pictures from internal.uploads where id = any ($1::bigint[]) and media_type <> 'application/pdf'`,
    [ids],
  )
  return onlyRow(rows).pictures ?? 0
}

export async function selectUndrawn(db: Db, ids: number[]): Promise<{ id: number; bytes: Buffer }[]> {
  const { rows } = await db.query<SelectUndrawn>(
    `select u.id::int as id, u.bytes from internal.uploads u
      where u.id = any ($1::bigint[]) and u.media_type <> 'application/pdf'
        and not exists (select from internal.upload_pictures p where p.upload_id = u.id)`,
    [ids],
  )
  return rows
}

export async function insertUploadPicture(
  db: Db,
  uploadId: number,
  { bytes = null, fault = null }: { bytes?: Buffer | null; fault?: string | null },
): Promise<void> {
  await db.query<NoRow>(
    'insert into internal.upload_pictures (upload_id, bytes, fault) values ($1, $2, $3) on conflict do nothing',
    [uploadId, bytes, fault],
  )
}

interface Attached {
  name: string
  mediaType: string
  bytes: Buffer | null
  fault: string | null
}

/** The bytes to give out: of a picture those drawn anew, none before they are. */
export async function selectAttached(db: Db, id: number): Promise<Attached | null> {
  const { rows } = await db.query<SelectAttached>(
    `select u.name, u.media_type as "mediaType",
            case u.media_type when 'application/pdf' then u.bytes else p.bytes end as bytes, p.fault
       from internal.uploads u left join internal.upload_pictures p on p.upload_id = u.id where u.id = $1`,
    [id],
  )
  return rows[0] ?? null
}
