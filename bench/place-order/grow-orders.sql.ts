import type pg from 'pg'

const BATCH = 500_000
const LINES = 3
const TABLES = [
  'shop.carts',
  'shop.orders',
  'shop.order_lines',
  'shop.order_events',
  'internal.mails',
  'internal.audit_log',
]

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
  await client.query(
    `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '1GB'`,
  )
  const customers = Math.max(1, Math.ceil(count / 5))
  await client.query(
    `insert into shop.customers (storefront_id, email, created_at)
     select 1, 'zakaznik' || n || '@priklad.cz', now() - interval '3 years' from generate_series(1, $1::int) n on conflict do nothing`,
    [customers],
  )
  const indexes = await dropIndexes(client)
  for (let done = 0; done < count; done += BATCH) {
    const began = Date.now()
    await growBatch(client, modelOrderId, { from: done, count: Math.min(BATCH, count - done), total: count, customers })
    tell(`${done + BATCH} of ${count} orders, ${Math.round((Date.now() - began) / 1000)} s for the last ${BATCH}`)
  }
  for (const index of indexes) await client.query(index)
  tell(`${indexes.length} indexes built again`)
  await client.query('reset session_replication_role; reset synchronous_commit; reset maintenance_work_mem')
  await client.query(`select setval('internal.order_sequence', greatest($1::bigint, 1))`, [count])
  for (const table of [...TABLES, 'shop.customers']) await client.query(`vacuum (analyze) ${table}`)
}

/** What would be kept up row by row is built once at the end; keys stay, their numbers only grow. */
async function dropIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
       from pg_index i
      where i.indrelid = any ($1::text[]::regclass[])
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [TABLES],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

interface Batch {
  from: number
  count: number
  total: number
  customers: number
}

async function growBatch(client: pg.ClientBase, modelId: number, batch: Batch): Promise<void> {
  await client.query('begin')
  await client.query(
    `create temporary table batch on commit drop as
     select n, nextval(pg_get_serial_sequence('shop.carts', 'id')) as cart_id, nextval(pg_get_serial_sequence('shop.orders', 'id')) as order_id,
            now() - interval '3 years' + make_interval(secs => n * 90e6 / $3) as placed_at,
            'zakaznik' || 1 + (n * 7919) % $4 || '@priklad.cz' as email
       from generate_series($1::bigint + 1, $1::bigint + $2::bigint) n`,
    [batch.from, batch.count, batch.total, batch.customers],
  )
  await client.query(
    `insert into shop.carts (id, storefront_id, token_hash, state, created_at, changed_at, expires_at)
     select cart_id, 1, sha256(('old' || n)::bytea), 'ordered', placed_at, placed_at, placed_at from batch`,
  )
  // Numbers of another century, so that they never meet those the services give.
  await insertLike(client, 'shop.orders', `id = ${modelId}`, {
    from: `batch b join shop.customers k on k.storefront_id = 1 and k.email = b.email`,
    values: {
      id: 'b.order_id',
      number: '(9000000000 + b.n)::text',
      cart_id: 'b.cart_id',
      customer_id: 'k.id',
      state: `'delivered'`,
      placed_at: 'b.placed_at',
      email: 'b.email',
      price_trace: `'[]'::jsonb`,
    },
  })
  await insertLike(client, 'shop.order_lines', `order_id = ${modelId} and position = 1`, {
    from: `batch b cross join generate_series(1, ${LINES}) p (position)`,
    values: { order_id: 'b.order_id', position: 'p.position' },
  })
  await client.query(
    `insert into shop.order_events (order_id, at, event, to_state, actor_kind)
     select order_id, placed_at, 'placed', 'accepted', 'anonymous' from batch`,
  )
  await client.query(
    `insert into internal.mails (object, event, template, recipient, data, request_id, created_at, status, sent_at)
     select 'order:' || order_id, 'placed', 'order-confirmation', email, '{}', 'old', placed_at, 'sent', placed_at from batch`,
  )
  await client.query(
    `insert into internal.audit_log (at, request_id, actor_kind, action, object_type, object_id)
     select placed_at, 'old', 'anonymous', 'order.placed', 'order', order_id::text from batch`,
  )
  await client.query('commit')
}

interface Change {
  from: string
  values: Record<string, string>
}

/** Rows as the model's, column by column, with other values in some: much quicker than building each row from JSON. */
async function insertLike(
  client: pg.ClientBase,
  table: string,
  model: string,
  { from, values }: Change,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  const columns = rows.map(({ name }) => name)
  await client.query(
    `insert into ${table} (${columns.map((name) => `"${name}"`)}) overriding system value
     select ${columns.map((name) => values[name] ?? `m."${name}"`)} from ${from} cross join (select * from ${table} where ${model}) m`,
  )
}
