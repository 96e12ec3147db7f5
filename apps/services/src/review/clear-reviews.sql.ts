import type { Db, NoRow } from '#app/store/database'
import type { ClearReviews, LockReviewsOf } from '#app/store/rows'

/**
 * What an author takes back is gone: words, pictures and everything ever sent with it. The row stays, because the purchase may
 * be reviewed anew.
 */
export async function clearReviews(db: Db, ids: number[]): Promise<void> {
  const { rows } = await db.query<ClearReviews>(
    `delete from internal.review_pictures g using shop.review_photos f
      where f.id = g.photo_id and f.review_id = any ($1::bigint[]) returning g.upload_id as id`,
    [ids],
  )
  await db.query<NoRow>('delete from internal.uploads where id = any ($1::bigint[])', [rows.map(({ id }) => id)])
  await db.query<NoRow>('delete from shop.review_photos where review_id = any ($1::bigint[])', [ids])
  await db.query<NoRow>('delete from internal.review_versions where review_id = any ($1::bigint[])', [ids])
  await db.query<NoRow>('update internal.review_origins set appeal = null where review_id = any ($1::bigint[])', [ids])
  await db.query<NoRow>(
    `update shop.reviews
        set status = 'withdrawn', title = '', body = '', author_name = '', dog_note = null, dog_size = null, dog_stage = null,
            merits = '{}', edited_on = null, shop_reply = null
      where id = any ($1::bigint[])`,
    [ids],
  )
}

export async function lockReviewsOf(db: Db, customerId: number): Promise<{ id: number; productName: string }[]> {
  const { rows } = await db.query<LockReviewsOf>(
    `select r.id::int as id, p.name as "productName"
       from shop.reviews r join internal.review_origins ro on ro.review_id = r.id join shop.products p on p.id = r.product_id
      where ro.customer_id = $1 and r.status <> 'withdrawn' order by r.id for update of r`,
    [customerId],
  )
  return rows
}
