import type { Db, NoRow } from '#app/store/database'

/** All of its goods on the shelf, held before any of them moves and before a document takes its number. */
export async function lockGoods(db: Db, orderId: number): Promise<void> {
  await db.query<NoRow>(
    `select from shop.stock where variant_id in (select variant_id from shop.order_lines where order_id = $1) order by variant_id for no key update`,
    [orderId],
  )
}

/** What an order shares with other orders and may give back: the uses of its coupon, then the money of its vouchers. */
export async function lockShares(db: Db, orderId: number): Promise<void> {
  await db.query<NoRow>(
    `select from shop.coupons where limit_total is not null
        and id in (select coupon_id from shop.coupon_redemptions where order_id = $1 and released_at is null) order by id for no key update`,
    [orderId],
  )
  await db.query<NoRow>(
    `select from shop.vouchers where id in (
       select e.voucher_id from shop.voucher_entries e join shop.payments p on p.id = e.payment_id where p.order_id = $1)
      order by id for no key update`,
    [orderId],
  )
}
