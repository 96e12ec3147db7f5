import type pg from 'pg'

const BATCH = 50_000
const TABLES = [
  'plans',
  'plan_lines',
  'plan_cycles',
  'plan_cycle_lines',
  'plan_events',
  'orders',
  'order_lines',
  'carts',
  'customers',
]

/**
 * Running plans from the models, each with everything a day's jobs read. Their next parcels lie in the months after the days that a bench
 * makes due. Triggers and foreign keys rest meanwhile; what is written would pass them.
 */
export async function growPlans(client: pg.ClientBase, count: number, tell: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from shop.plans where customer_id is not null',
  )
  const there = rows[0]?.count ?? 0
  if (there >= count) return
  await client.query(`set session_replication_role = replica; set synchronous_commit = off`)
  for (let done = there; done < count; done += BATCH) {
    const began = Date.now()
    await growBatch(client, done, Math.min(BATCH, count - done))
    tell(
      `${Math.min(done + BATCH, count)} of ${count} plans, ${((Date.now() - began) / 1000).toFixed(1)} s for the last ${BATCH}`,
    )
  }
  await client.query('reset session_replication_role; reset synchronous_commit')
  for (const table of TABLES) await client.query(`vacuum (analyze) shop.${table}`)
}

const id = (table: string) => `nextval(pg_get_serial_sequence('shop.${table}', 'id'))`

async function growBatch(client: pg.ClientBase, from: number, count: number): Promise<void> {
  await client.query('begin')
  await client.query(
    `create temporary table models on commit drop as
     select p.id as plan_id, p.first_order_id as order_id, c.id as cycle_id, row_number() over (order by p.id) - 1 as n,
            count(*) over () as models
       from shop.plans p join shop.plan_cycles c on c.plan_id = p.id and c.state = 'planned' where p.customer_id is null`,
  )
  await client.query(
    `create temporary table batch on commit drop as
     select g.n, m.plan_id as model, m.order_id as model_order, m.cycle_id as model_cycle, ${id('customers')} as customer_id, ${id('carts')} as cart_id,
            ${id('orders')} as order_id, ${id('plans')} as plan_id, ${id('plan_cycles')} as first_id, ${id('plan_cycles')} as cycle_id
       from generate_series($1::bigint + 1, $1::bigint + $2::bigint) g (n) join models m on m.n = g.n % m.models`,
    [from, count],
  )
  for (const statement of COPIES) await client.query(statement)
  await client.query('commit')
}

const COPIES = [
  `insert into shop.customers (id, storefront_id, email, created_at) overriding system value
   select customer_id, 1, 'plan' || n || '@priklad.cz', now() - interval '1 year' from batch`,
  `insert into shop.carts (id, storefront_id, token_hash, state, created_at, changed_at, expires_at) overriding system value
   select cart_id, 1, sha256(('plan' || n)::bytea), 'ordered', now(), now(), now() from batch`,
  copy('orders', 'model_order', {
    id: 'b.order_id',
    number: '(7000000000 + b.n)::text',
    cart_id: 'b.cart_id',
    customer_id: 'b.customer_id',
    email: `'plan' || b.n || '@priklad.cz'`,
    phone: `'+420' || (600000000 + b.n % 99999999)`,
  }),
  copy('order_lines', 'model_order', { order_id: 'b.order_id' }, 'order_id'),
  copy('plans', 'model', {
    id: 'b.plan_id',
    customer_id: 'b.customer_id',
    first_order_id: 'b.order_id',
    email: `'plan' || b.n || '@priklad.cz'`,
    details: `m.details || jsonb_build_object('email', 'plan' || b.n || '@priklad.cz')`,
  }),
  copy('plan_lines', 'model', { id: id('plan_lines'), plan_id: 'b.plan_id' }, 'plan_id'),
  `insert into shop.plan_cycles (id, plan_id, cycle_no, state, due_on, process_on, order_id, created_at, closed_at) overriding system value
   select first_id, plan_id, 1, 'delivered', current_date - 10, current_date - 11, order_id, now(), now() from batch
   union all
   select cycle_id, plan_id, 2, 'planned', current_date + 41 + (n % 60)::int, current_date + 40 + (n % 60)::int, null, now(), null from batch`,
  `insert into shop.plan_cycle_lines (cycle_id, position, variant_id, pieces, plan_line_id, is_once)
   select b.cycle_id, m.position, m.variant_id, m.pieces, l.id, false
     from batch b join shop.plan_cycle_lines m on m.cycle_id = b.model_cycle join shop.plan_lines l on l.plan_id = b.plan_id and l.variant_id = m.variant_id`,
  `insert into shop.plan_events (plan_id, cycle_id, at, event, to_state, actor_kind)
   select plan_id, cycle_id, now(), 'planned', 'planned', 'system' from batch`,
]

/** Rows as the model's, column by column, with other values in some; which columns there are is asked when it runs. */
function copy(table: string, model: string, values: Record<string, string>, key = 'id'): string {
  const given = Object.entries(values)
  return `do $do$ declare columns text; taken text; begin
    select string_agg(quote_ident(attname), ', ' order by attnum),
           string_agg(coalesce((jsonb_build_object(${given.map(([name, value]) => `'${name}', $v$${value}$v$`).join(', ')}) ->> attname), 'm.' || quote_ident(attname)), ', ' order by attnum)
      into columns, taken from pg_attribute where attrelid = 'shop.${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    execute 'insert into shop.${table} (' || columns || ') overriding system value select ' || taken ||
            ' from batch b join shop.${table} m on m.${key} = b.${model}';
  end $do$`
}

/** So many parcels that nobody was told of yet come due on this day. */
export async function makeDue(pool: pg.Pool, processOn: string, count: number): Promise<void> {
  await pool.query(
    `update shop.plan_cycles set process_on = $1, due_on = $1::date + 1
      where id in (select id from shop.plan_cycles where state = 'planned' and process_on > current_date + 30 order by process_on, id limit $2)`,
    [processOn, count],
  )
}

export async function countCycles(pool: pg.Pool, state: string, processOn: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from shop.plan_cycles where state = $1 and process_on = $2 and cycle_no > 1',
    [state, processOn],
  )
  return rows[0]?.count ?? 0
}
