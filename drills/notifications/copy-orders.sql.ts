import type pg from 'pg'

interface CopiedOrder {
  id: number
  number: string
  placedAt: Date
}

/**
 * So many copies of an order that was really placed, each with its cart, lines, event, mail and goods. What a drill asks about
 * begins with the payment; placing ten thousand orders one by one is asked by others. Each has a telephone of its own: unpaid orders of
 * one telephone are counted when the next is placed.
 */
export async function copyOrders(pool: pg.Pool, modelId: number, count: number): Promise<CopiedOrder[]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // Copies are born in the middle of their life, which the machines would refuse.
    await client.query('set local session_replication_role = replica')
    // Numbers of another century, so that they never meet those the services give.
    await client.query(
      `create temporary table copies on commit drop as
       select ids.*, (8000000000 + ids.order_id)::text as number
         from (
           select n, nextval(pg_get_serial_sequence('shop.carts', 'id')) as cart_id,
                  nextval(pg_get_serial_sequence('shop.orders', 'id')) as order_id
             from generate_series(1, $1::integer) n
         ) ids`,
      [count],
    )
    for (const statement of STATEMENTS) await client.query(statement, [modelId])
    const { rows } = await client.query(
      `select c.order_id::int as id, c.number, o.placed_at as "placedAt" from copies c join shop.orders o on o.id = c.order_id order by c.n`,
    )
    await client.query('commit')
    return rows
  } finally {
    client.release()
  }
}

const STATEMENTS = [
  `insert into shop.carts
   select (jsonb_populate_record(m, jsonb_build_object('id', c.cart_id, 'token_hash', sha256(c.number::bytea)))).*
     from copies c cross join shop.carts m where m.id = (select cart_id from shop.orders where id = $1)`,
  `insert into shop.orders
   select (jsonb_populate_record(m, jsonb_build_object('id', c.order_id, 'number', c.number, 'cart_id', c.cart_id,
            'phone', '+' || (420600000000 + c.order_id)))).*
     from copies c cross join shop.orders m where m.id = $1`,
  `insert into shop.order_lines
   select (jsonb_populate_record(m, jsonb_build_object('order_id', c.order_id))).*
     from copies c cross join shop.order_lines m where m.order_id = $1`,
  `insert into shop.order_events (order_id, at, event, from_state, to_state, actor_kind)
   select c.order_id, m.at, m.event, m.from_state, m.to_state, m.actor_kind
     from copies c cross join shop.order_events m where m.order_id = $1`,
  `insert into shop.reservations
   select (jsonb_populate_record(m, jsonb_build_object('order_id', c.order_id))).*
     from copies c cross join shop.reservations m where m.order_id = $1`,
  `update shop.stock s set reserved = s.reserved + r.pieces * (select count(*) from copies)
     from shop.reservations r where r.order_id = $1 and r.variant_id = s.variant_id`,
  `insert into internal.mails (object, event, template, recipient, data, request_id, created_at, status, sent_at)
   select 'order:' || c.order_id, m.event, m.template, m.recipient, '{}', m.request_id, m.created_at, 'sent', m.created_at
     from copies c cross join internal.mails m where m.object = 'order:' || $1::bigint`,
]
