import type pg from 'pg'

const BATCH = 250_000
const LINES = 3

/**
 * A shop that has been selling for years: orders with carts, lines, events, mails and audit, made from one real order. Old orders
 * are delivered, their customers come from a million. Triggers and foreign keys rest meanwhile; what is written would pass them.
 */
export async function growOrders(
  client: pg.ClientBase,
  modelOrderId: number,
  count: number,
  tell: (line: string) => void,
): Promise<void> {
  await client.query('set session_replication_role = replica')
  await client.query('set synchronous_commit = off')
  await client.query(
    `insert into shop.customers (storefront_id, email, created_at)
     select 1, 'zakaznik' || n || '@priklad.cz', now() - interval '3 years' from generate_series(1, $1) n on conflict do nothing`,
    [Math.max(1, Math.ceil(count / 5))],
  )
  for (let done = 0; done < count; done += BATCH) {
    const began = Date.now()
    await growBatch(client, modelOrderId, done, Math.min(BATCH, count - done), count)
    tell(`${done + BATCH} of ${count} orders, ${Math.round((Date.now() - began) / 1000)} s for the last ${BATCH}`)
  }
  await client.query('reset session_replication_role')
  await client.query(`select setval('internal.order_sequence', greatest($1, 1))`, [count])
  for (const table of [
    'shop.orders',
    'shop.order_lines',
    'shop.order_events',
    'shop.carts',
    'shop.customers',
    'internal.mails',
    'internal.audit_log',
  ]) {
    await client.query(`vacuum (analyze) ${table}`)
  }
}

async function growBatch(
  client: pg.ClientBase,
  modelId: number,
  from: number,
  count: number,
  total: number,
): Promise<void> {
  await client.query('begin')
  await client.query(
    `create temporary table batch on commit drop as
     select n, nextval(pg_get_serial_sequence('shop.carts', 'id')) as cart_id, nextval(pg_get_serial_sequence('shop.orders', 'id')) as order_id,
            now() - interval '3 years' + make_interval(secs => n * 90e6 / $3) as placed_at,
            1 + (n * 7919) % greatest($3 / 5, 1) as customer_n
       from generate_series($1::bigint + 1, $1::bigint + $2::bigint) n`,
    [from, count, total],
  )
  await client.query(
    `insert into shop.carts (id, storefront_id, token_hash, state, created_at, changed_at, expires_at)
     select cart_id, 1, sha256(('old' || n)::bytea), 'ordered', placed_at, placed_at, placed_at from batch`,
  )
  // Numbers of another century, so that they never meet those the services give.
  await client.query(
    `insert into shop.orders
     select (jsonb_populate_record(m, jsonb_build_object('id', b.order_id, 'number', (9000000000 + b.n)::text, 'cart_id', b.cart_id,
              'customer_id', k.id, 'state', 'delivered', 'placed_at', b.placed_at, 'email', k.email, 'price_trace', '[]'::jsonb))).*
       from batch b join shop.customers k on k.storefront_id = 1 and k.email = 'zakaznik' || b.customer_n || '@priklad.cz'
       cross join (select * from shop.orders where id = $1) m`,
    [modelId],
  )
  await client.query(
    `insert into shop.order_lines
     select (jsonb_populate_record(l, jsonb_build_object('order_id', b.order_id, 'position', p.position))).*
       from batch b cross join generate_series(1, ${LINES}) p (position)
       cross join (select * from shop.order_lines where order_id = $1 and position = 1) l`,
    [modelId],
  )
  await client.query(
    `insert into shop.order_events (order_id, at, event, to_state, actor_kind)
     select order_id, placed_at, 'placed', 'accepted', 'anonymous' from batch`,
  )
  await client.query(
    `insert into internal.mails (object, event, template, recipient, data, request_id, created_at, status, sent_at)
     select 'order:' || order_id, 'placed', 'order-confirmation', 'zakaznik' || customer_n || '@priklad.cz', '{}', 'old', placed_at,
            'sent', placed_at from batch`,
  )
  await client.query(
    `insert into internal.audit_log (at, request_id, actor_kind, action, object_type, object_id)
     select placed_at, 'old', 'anonymous', 'order.placed', 'order', order_id::text from batch`,
  )
  await client.query('commit')
}
