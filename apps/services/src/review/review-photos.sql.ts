import type { Db, NoRow } from '#app/store/database'
import type { SelectReviewPicture, SelectWaitingPictures } from '#app/store/rows'

/** New photos take the place of the old ones. */
export async function replacePhotos(
  db: Db,
  reviewId: number,
  photos: { key: string; uploadId: number }[],
): Promise<void> {
  await db.query<NoRow>('delete from shop.review_photos where review_id = $1', [reviewId])
  await db.query<NoRow>(
    `with made as (
       insert into shop.review_photos (review_id, key, position)
       select $1, key, position from unnest($2::text[]) with ordinality as k (key, position) returning id, key)
     insert into internal.review_pictures (photo_id, upload_id)
     select made.id, u.upload_id from made join unnest($2::text[], $3::bigint[]) as u (key, upload_id) on u.key = made.key`,
    [reviewId, photos.map(({ key }) => key), photos.map(({ uploadId }) => uploadId)],
  )
}

interface WaitingPicture {
  photoId: number
  bytes: Buffer
}

export async function selectWaitingPictures(db: Db, reviewId: number): Promise<WaitingPicture[]> {
  const { rows } = await db.query<SelectWaitingPictures>(
    `select f.id::int as "photoId", u.bytes from shop.review_photos f
       join internal.review_pictures g on g.photo_id = f.id join internal.uploads u on u.id = g.upload_id
      where f.review_id = $1 and f.width is null and g.fault is null order by f.position`,
    [reviewId],
  )
  return rows
}

export async function saveReviewPicture(
  db: Db,
  photoId: number,
  picture: { bytes: Buffer; width: number; height: number },
): Promise<void> {
  await db.query<NoRow>('update internal.review_pictures set bytes = $2 where photo_id = $1', [photoId, picture.bytes])
  await db.query<NoRow>('update shop.review_photos set width = $2, height = $3 where id = $1', [
    photoId,
    picture.width,
    picture.height,
  ])
}

export async function updatePictureFault(db: Db, photoId: number, fault: string): Promise<void> {
  await db.query<NoRow>('update internal.review_pictures set fault = $2 where photo_id = $1', [photoId, fault])
}

/** Not of a review that was taken back or hidden: whoever kept the address sees nothing any more. */
export async function selectReviewPicture(db: Db, key: string): Promise<Buffer | null> {
  const { rows } = await db.query<SelectReviewPicture>(
    `select g.bytes from shop.review_photos f join internal.review_pictures g on g.photo_id = f.id
       join shop.reviews r on r.id = f.review_id where f.key = $1 and r.status in ('pending', 'returned', 'published')`,
    [key],
  )
  return rows[0]?.bytes ?? null
}
