import type { StoredPicture } from '@shop/contract/staff/staff-picture'
import type { Crop } from '@shop/domain/catalog/crop-picture'
import type { PlacedPicture } from '@shop/domain/catalog/place-pictures'
import type { DrawnOriginal } from '#app/catalog/pictures/draw-original'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  SelectPictureBytes,
  SelectPictureToCrop,
  SelectPlacedPictures,
  SelectStoredPictures,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface NewOriginal extends DrawnOriginal {
  name: string
  croppedFrom: string | null
  crop: Crop | null
  now: Date
}

/** The same bytes are stored once, under the name they first came with. */
export async function insertPicture(db: Db, picture: NewOriginal): Promise<StoredPicture> {
  const { hash, sha256, name, bytes, width, height, croppedFrom, crop, now } = picture
  await db.query<NoRow>(
    `insert into internal.picture_originals (hash, sha256, name, bytes, width, height, cropped_from, crop, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (sha256) do nothing`,
    [hash, sha256, name, bytes, width, height, croppedFrom, crop && JSON.stringify(crop), now],
  )
  return onlyRow(await selectStoredPictures(db, [hash]))
}

type StoredRow = Narrow<SelectStoredPictures, StoredPicture>

async function selectStoredPictures(db: Db, hashes: readonly string[]): Promise<StoredPicture[]> {
  const { rows } = await db.query<StoredRow>(
    `select o.hash, o.name as key, o.width, o.height, o.crop,
            jsonb_build_object('hash', s.hash, 'key', s.name, 'width', s.width, 'height', s.height) as source
       from internal.picture_originals o join internal.picture_originals s on s.hash = coalesce(o.cropped_from, o.hash)
      where o.hash = any ($1::text[])`,
    [hashes],
  )
  return rows
}

/** Held until the command is done: what is about to be shown is not removed meanwhile. */
export async function lockStoredPictures(db: Db, hashes: readonly string[]): Promise<StoredPicture[]> {
  await db.query<NoRow>('select from internal.picture_originals where hash = any ($1::text[]) for share', [hashes])
  return selectStoredPictures(db, hashes)
}

/** For the image service: only by the name it was stored under, so that a picture has one address. */
export async function selectPictureBytes(db: Db, hash: string, name: string): Promise<Buffer | null> {
  const { rows } = await db.query<SelectPictureBytes>(
    'select bytes from internal.picture_originals where hash = $1 and name = $2',
    [hash, name],
  )
  return rows[0]?.bytes ?? null
}

export async function selectPictureToCrop(db: Db, hash: string): Promise<{ name: string; bytes: Buffer } | null> {
  const { rows } = await db.query<SelectPictureToCrop>(
    'select name, bytes from internal.picture_originals where hash = $1',
    [hash],
  )
  return rows[0] ?? null
}

/** From now on it is shown, or was: it is never removed again. */
export async function updateAttached(db: Db, hashes: readonly string[], now: Date): Promise<void> {
  await db.query<NoRow>(
    'update internal.picture_originals set attached_at = $2 where hash = any ($1::text[]) and attached_at is null',
    [hashes, now],
  )
}

/** All places that are taken among the pictures of a product and its packs. */
export async function selectPlacedPictures(db: Db, productId: number): Promise<PlacedPicture[]> {
  const { rows } = await db.query<SelectPlacedPictures>(
    `select i.id as "imageId", i.variant_id as "variantId", i.position from shop.images i left join shop.variants v on v.id = i.variant_id
      where i.product_id = $1 or v.product_id = $1`,
    [productId],
  )
  return rows
}

export interface PictureRow {
  imageId: number | null
  variantId: number | null
  position: number
  key: string
  hash: string | null
  alt: string
  width: number
  height: number
}

/** Rows that stay as they were are left alone, so that the history has only what changed. */
export async function replacePictures(db: Db, productId: number, rows: readonly PictureRow[]): Promise<void> {
  await db.query<NoRow>(
    `delete from shop.images i where i.id <> all ($2::bigint[])
        and (i.product_id = $1 or i.variant_id in (select id from shop.variants where product_id = $1 and short_of is null))`,
    [productId, rows.flatMap(({ imageId }) => imageId ?? [])],
  )
  const lines = JSON.stringify(rows)
  await db.query<NoRow>(
    `update shop.images i set (product_id, variant_id, key, content_hash, alt, width, height, position)
         = row (case when l."variantId" is null then $1::bigint end, l."variantId", l.key, l.hash, l.alt, l.width, l.height, l.position)
       from jsonb_to_recordset($2::jsonb)
         l ("imageId" bigint, "variantId" bigint, position integer, key text, hash text, alt text, width integer, height integer)
      where i.id = l."imageId" and (i.variant_id, i.key, i.content_hash, i.alt, i.width, i.height, i.position)
         is distinct from (l."variantId", l.key, l.hash, l.alt, l.width, l.height, l.position)`,
    [productId, lines],
  )
  await db.query<NoRow>(
    `insert into shop.images (storefront_id, product_id, variant_id, key, content_hash, alt, width, height, position)
     select $3, case when l."variantId" is null then $1::bigint end, l."variantId", l.key, l.hash, l.alt, l.width, l.height, l.position
       from jsonb_to_recordset($2::jsonb)
         l ("imageId" bigint, "variantId" bigint, position integer, key text, hash text, alt text, width integer, height integer)
      where l."imageId" is null`,
    [productId, lines, STOREFRONT_ID],
  )
}
