import type { Db, Narrow, NoRow } from '#app/store/database'
import type { SelectLeftCarts } from '#app/store/rows'

/** Carts that nobody has touched for the agreed time; gives how many. */
export async function abandonIdleCarts(db: Db, now: Date, limit: number): Promise<number> {
  const { rowCount } = await db.query<NoRow>(
    `with idle as (
       select c.id from shop.carts c
         join shop.settings s on s.storefront_id = c.storefront_id and s.key = 'cart.idle_hours'
        where c.state in ('active', 'in_checkout')
          and c.changed_at < $1::timestamptz - make_interval(hours => (s.value #>> '{}')::integer)
        order by c.changed_at limit $2 for update of c skip locked
     )
     update shop.carts c set state = 'abandoned' from idle where c.id = idle.id`,
    [now, limit],
  )
  return rowCount ?? 0
}

export interface LeftCart {
  id: number
  customerId: number
  email: string
}

/** Carts left some days ago at most by whoever has agreed to hear of them, was not told of this one and of nothing else this week. */
export async function selectLeftCarts(
  db: Db,
  { leftSince, remindedBefore, limit }: { leftSince: Date; remindedBefore: Date; limit: number },
): Promise<LeftCart[]> {
  const { rows } = await db.query<Narrow<SelectLeftCarts, LeftCart>>(
    `select distinct on (k.id) c.id, k.id as "customerId", k.email
       from shop.carts c join shop.customers k on k.id = c.customer_id and k.email is not null
       join shop.current_consents n on n.customer_id = k.id and n.topic = 'abandoned_cart' and n.granted
      where c.state = 'abandoned' and c.purpose = 'shopping' and c.reminded_at is null and c.changed_at >= $1
        and (k.reminded_at is null or k.reminded_at <= $2)
        and exists (select from shop.cart_lines l where l.cart_id = c.id and not l.is_saved)
      order by k.id, c.changed_at desc limit $3`,
    [leftSince, remindedBefore, limit],
  )
  return rows
}

export async function updateCartReminded(db: Db, id: number, now: Date): Promise<void> {
  await db.query<NoRow>('update shop.carts set reminded_at = $2 where id = $1', [id, now])
}

/** Whose time is up: the row stays for counting, without anything that says whose it was or what was in it. */
export async function emptyExpiredCarts(db: Db, now: Date, limit: number): Promise<number> {
  const { rowCount } = await db.query<NoRow>(
    `with expired as (
       select id from shop.carts where state in ('active', 'abandoned') and expires_at < $1 limit $2 for update skip locked
     ), lines as (
       delete from shop.cart_lines l using expired e where l.cart_id = e.id
     )
     update shop.carts c
        set state = 'deleted', customer_id = null, token_hash = null, reorder_of_id = null, details = null, coupon_code = null,
            merge = null, changed_at = $1
       from expired e where c.id = e.id`,
    [now, limit],
  )
  return rowCount ?? 0
}

/** The account is deleted: its carts go at once. */
export async function emptyCartsOf(db: Db, customerId: number, now: Date): Promise<void> {
  await db.query<NoRow>(
    'delete from shop.cart_lines l using shop.carts c where c.id = l.cart_id and c.customer_id = $1',
    [customerId],
  )
  await db.query<NoRow>(
    `update shop.carts set state = 'active' where customer_id = $1 and state in ('in_checkout', 'merged')`,
    [customerId],
  )
  await db.query<NoRow>(
    `update shop.carts set state = 'deleted', customer_id = null, reorder_of_id = null, details = null, coupon_code = null,
            merge = null, changed_at = $2
      where customer_id = $1 and state in ('active', 'abandoned')`,
    [customerId, now],
  )
}
