import type { StaffVideo, StoredVideo } from '@shop/contract/staff/staff-video'
import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { LockStoredVideo, SelectVideoBytes } from '#app/store/rows'

interface NewOriginal {
  hash: string
  sha256: Buffer
  name: string
  bytes: Buffer
  width: number
  height: number
  seconds: number
  now: Date
}

/** The same bytes are stored once, under the name they first came with. */
export async function insertVideo(db: Db, video: NewOriginal): Promise<StoredVideo> {
  const { hash, sha256, name, bytes, width, height, seconds, now } = video
  await db.query<NoRow>(
    `insert into internal.video_originals (hash, sha256, name, bytes, width, height, seconds, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (sha256) do nothing`,
    [hash, sha256, name, bytes, width, height, seconds, now],
  )
  return onlyRow(await lockStoredVideo(db, hash))
}

/** Held until the command is done: what is about to be shown is not removed meanwhile. */
export async function lockStoredVideo(db: Db, hash: string): Promise<StoredVideo[]> {
  const { rows } = await db.query<LockStoredVideo>(
    'select hash, name as key, width, height, seconds from internal.video_originals where hash = $1 for share',
    [hash],
  )
  return rows
}

/** For the image service: only by the name it was stored under, so that a film has one address. */
export async function selectVideoBytes(db: Db, hash: string, name: string): Promise<Buffer | null> {
  const { rows } = await db.query<SelectVideoBytes>(
    'select bytes from internal.video_originals where hash = $1 and name = $2',
    [hash, name],
  )
  return rows[0]?.bytes ?? null
}

/** From now on it is shown, or was: it is never removed again. */
export async function updateVideoAttached(db: Db, hash: string, now: Date): Promise<void> {
  await db.query<NoRow>(
    'update internal.video_originals set attached_at = $2 where hash = $1 and attached_at is null',
    [hash, now],
  )
}

export async function deleteProductVideo(db: Db, productId: number): Promise<void> {
  await db.query<NoRow>('delete from shop.product_videos where product_id = $1', [productId])
}

export async function upsertProductVideo(db: Db, productId: number, video: StaffVideo): Promise<void> {
  const { hash, key, width, height, seconds, description, poster } = video
  await db.query<NoRow>(
    `insert into shop.product_videos (product_id, key, content_hash, width, height, seconds, description,
                                      poster_key, poster_hash, poster_width, poster_height)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (product_id) do update set (key, content_hash, width, height, seconds, description, poster_key, poster_hash, poster_width, poster_height)
       = row (excluded.key, excluded.content_hash, excluded.width, excluded.height, excluded.seconds, excluded.description,
              excluded.poster_key, excluded.poster_hash, excluded.poster_width, excluded.poster_height)`,
    [productId, key, hash, width, height, seconds, description, poster.key, poster.hash, poster.width, poster.height],
  )
}
