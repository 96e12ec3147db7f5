import type { Db } from '#app/store/database'

/** False when somebody has taken the last one: the result of the update is the answer, not a count read before. */
export async function countRedemption(db: Db, couponId: number): Promise<boolean> {
  const { rowCount } = await db.query(
    'update shop.coupons set redeemed = redeemed + 1 where id = $1 and (limit_total is null or redeemed < limit_total)',
    [couponId],
  )
  return rowCount === 1
}

export interface Redemption {
  orderId: number
  couponId: number
  customerId: number | null
  email: string
  useNumber: number
  now: Date
}

/** False when this use of this buyer is taken already, perhaps a moment ago in another window. */
export async function insertRedemption(db: Db, redemption: Redemption): Promise<boolean> {
  const { orderId, couponId, customerId, email, useNumber, now } = redemption
  const { rowCount } = await db.query(
    `insert into shop.coupon_redemptions (order_id, coupon_id, customer_id, email, use_number, redeemed_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (coupon_id, email, use_number) where released_at is null do nothing`,
    [orderId, couponId, customerId, email, useNumber, now],
  )
  return rowCount === 1
}

/** The buyer may use it again, and so may somebody else. */
export async function releaseRedemption(db: Db, orderId: number, now: Date): Promise<void> {
  await db.query(
    `with released as (
       update shop.coupon_redemptions set released_at = $2 where order_id = $1 and released_at is null returning coupon_id
     )
     update shop.coupons c set redeemed = c.redeemed - 1 from released r where c.id = r.coupon_id and c.limit_total is not null`,
    [orderId, now],
  )
}
