import type pg from 'pg'

export interface Person {
  email: string
  orderIds: number[]
}

export interface OrderHandle {
  id: number
  number: string
  email: string
  placedAt: string
}

/** Customers who have bought, from all over the table, with their orders; the first of all is the one with thousands. */
export async function selectPeople(pool: pg.Pool, count: number): Promise<Person[]> {
  const { rows } = await pool.query<Person>(
    `with bounds as (select min(id) as first, max(id) as last from shop.customers where email like 'zakaznik%'),
       buyers as (select number as n from bench.steps where name = 'buyers')
     select c.email, (select array_agg(o.id::int) from (select id from shop.orders where customer_id = c.id limit 10) o) as "orderIds"
       from bounds cross join buyers cross join generate_series(0, $1::int * 2) k
       join shop.customers c on c.id = bounds.first + (k::bigint * 7919 * 31) % buyers.n
      where exists (select from shop.orders o where o.customer_id = c.id)
      order by k limit $1`,
    [count],
  )
  return rows
}

/** Orders from all over the table, for whoever looks one up. */
export async function selectHandles(pool: pg.Pool, count: number): Promise<OrderHandle[]> {
  const { rows } = await pool.query<OrderHandle>(
    `with bounds as (select min(id) as first, max(id) as last from shop.orders where number like '7%')
     select o.id::int, o.number, o.email, to_char(o.placed_at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "placedAt"
       from bounds cross join generate_series(0, $1::int - 1) k
       join shop.orders o on o.id = bounds.first + (k::bigint * 104729 * 127) % (bounds.last - bounds.first)`,
    [count],
  )
  return rows
}
