import type { Db, NoRow } from '#app/store/database'
import type { AbandonIdleCarts } from '#app/store/rows'

export interface IdleCart {
  id: number
  customerId: number | null
  email: string | null
}

/** Carts that nobody has touched for the agreed time. Those of customers who agreed to reminders, and were not reminded, say so. */
export async function abandonIdleCarts(db: Db, now: Date, limit: number): Promise<IdleCart[]> {
  const { rows } = await db.query<AbandonIdleCarts>(
    `with idle as (
       select c.id from shop.carts c
         join shop.settings s on s.storefront_id = c.storefront_id and s.key = 'cart.idle_hours'
        where c.state in ('active', 'in_checkout')
          and c.changed_at < $1::timestamptz - make_interval(hours => (s.value #>> '{}')::integer)
        order by c.changed_at limit $2 for update of c skip locked
     ), abandoned as (
       update shop.carts c set state = 'abandoned' from idle where c.id = idle.id returning c.id, c.customer_id, c.purpose, c.reminded_at
     )
     select a.id, a.customer_id as "customerId", m.email
       from abandoned a
       left join lateral (
         select k.email from shop.customers k
           join shop.current_consents n on n.customer_id = k.id and n.topic = 'reminders' and n.granted
          where k.id = a.customer_id and a.purpose = 'shopping' and a.reminded_at is null and k.email is not null
            and exists (select from shop.cart_lines l where l.cart_id = a.id and not l.is_saved)
       ) m on true`,
    [now, limit],
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
