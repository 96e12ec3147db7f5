import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { SelectAuthorName, SelectReviewEarnings } from '#app/store/rows'

export async function selectFirstName(db: Db, customerId: number): Promise<string> {
  const { rows } = await db.query<SelectAuthorName>(
    `select coalesce(first_name, '') as name from shop.customers where id = $1`,
    [customerId],
  )
  return rows[0]?.name ?? ''
}

/** Credits for reviews in the month of this moment, and whether this product has already earned some. */
export async function selectReviewEarnings(
  db: Db,
  { customerId, productId, now }: { customerId: number; productId: number; now: Date },
): Promise<{ thisMonth: number; isProductPaid: boolean }> {
  const { rows } = await db.query<SelectReviewEarnings>(
    `select count(*) filter (where date_trunc('month', e.created_at, 'Europe/Prague') = date_trunc('month', $3::timestamptz, 'Europe/Prague'))::int as "thisMonth",
            coalesce(bool_or(ro.product_id = $2), false) as "isProductPaid"
       from shop.credit_entries e
       join internal.review_origins ro on ro.review_id = e.reference_id::bigint
      where e.customer_id = $1 and e.kind = 'review' and e.reference_type = 'review' and e.amount > 0`,
    [customerId, productId, now],
  )
  return onlyRow(rows)
}

export async function insertInvitation(
  db: Db,
  { orderId, secretHash, now, expiresAt }: { orderId: number; secretHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await db.query<NoRow>(
    'insert into internal.review_invitations (order_id, secret_hash, created_at, expires_at) values ($1, $2, $3, $4)',
    [orderId, secretHash, now, expiresAt],
  )
}
