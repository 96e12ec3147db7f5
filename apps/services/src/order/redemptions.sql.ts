import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { RenewRedemption } from '#app/store/rows'

/** False when somebody has taken the last one: the result of the update is the answer, not a count read before. */
export async function countRedemption(db: Db, couponId: number): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    'update shop.coupons set redeemed = redeemed + 1 where id = $1 and (limit_total is null or redeemed < limit_total)',
    [couponId],
  )
  return rowCount === 1
}

/** For a buyer whose cart knew of no limit: one that was set a moment ago counts this use too. */
export async function countLateLimit(db: Db, couponId: number): Promise<void> {
  await db.query<NoRow>('update shop.coupons set redeemed = redeemed + 1 where id = $1 and limit_total is not null', [
    couponId,
  ])
}

interface Redemption {
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
  const { rowCount } = await db.query<NoRow>(
    `insert into shop.coupon_redemptions (order_id, coupon_id, customer_id, email, use_number, redeemed_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (coupon_id, email, use_number) where released_at is null do nothing`,
    [orderId, couponId, customerId, email, useNumber, now],
  )
  return rowCount === 1
}

/** The buyer may use it again, and so may somebody else. */
export async function releaseRedemption(db: Db, orderId: number, now: Date): Promise<void> {
  await db.query<NoRow>(
    `with released as (
       update shop.coupon_redemptions set released_at = $2 where order_id = $1 and released_at is null returning coupon_id
     )
     update shop.coupons c set redeemed = c.redeemed - 1 from released r where c.id = r.coupon_id and c.limit_total is not null`,
    [orderId, now],
  )
}

/** An order that comes back to life uses its coupon again. False when somebody has taken its place meanwhile. */
export async function renewRedemption(db: Db, orderId: number): Promise<boolean> {
  const { rows } = await db.query<RenewRedemption>(
    `with released as (
       select r.coupon_id, r.email, r.use_number from shop.coupon_redemptions r where r.order_id = $1 and r.released_at is not null
     ), counted as (
       update shop.coupons c set redeemed = c.redeemed + (c.limit_total is not null)::integer from released r
        where c.id = r.coupon_id and (c.limit_total is null or c.redeemed < c.limit_total) returning c.id
     ), renewed as (
       update shop.coupon_redemptions k set released_at = null from released r, counted
        where k.order_id = $1 and not exists (
          select from shop.coupon_redemptions o
           where o.coupon_id = r.coupon_id and o.email = r.email and o.use_number = r.use_number and o.released_at is null)
       returning k.order_id
     )
     select (select count(*) from released) = (select count(*) from renewed) as done`,
    [orderId],
  )
  return onlyRow(rows).done
}
