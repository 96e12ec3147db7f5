import type pg from 'pg'
import { type CopiedTable, modelTable, TABLES } from './carry-models.sql.ts'

/** Ids of copies begin here: whatever the shop has of its own is far below. */
const FIRST_ID = 1_000_000
/** Distance of the ids of two orders in tables in which an order has many rows. */
const STRIDE = 16
const EVENT_ID = `${FIRST_ID} + c.n * ${STRIDE} + m.nth`
const OLD = { cart: '30 days', words: '90 days', mail: '400 days' }
const isOlder = (than: string) => `c.placed_at < now() - interval '${than}'`

/** What differs from the model, beside every moment and every day, which move with the order. */
const CHANGES: Record<CopiedTable, Record<string, string>> = {
  'shop.carts': {
    id: 'c.cart_id',
    customer_id: 'c.customer_id',
    token_hash: 'case when c.customer_id is null then sha256(c.number::bytea) end',
    // As the purges of the shop leave it.
    details: `case when not ${isOlder(OLD.cart)} then m.details || jsonb_build_object('email', c.email) end`,
    updated_at: 'c.placed_at',
  },
  'shop.cart_lines': { cart_id: 'c.cart_id', variant_id: 'g.variant_id' },
  'shop.orders': {
    id: 'c.order_id',
    number: 'c.number',
    cart_id: 'c.cart_id',
    customer_id: 'c.customer_id',
    email: 'c.email',
    phone: 'c.phone',
    parcels: `replace(replace(m.parcels::text, '"itemId": "' || c.bag || '"', '"itemId": "' || c.variant1 || '"'),
      '"itemId": "' || c.can || '"', '"itemId": "' || c.variant2 || '"')::jsonb`,
    price_trace: `replace(replace(m.price_trace::text, '"lineId": "' || c.bag || '"', '"lineId": "' || c.variant1 || '"'),
      '"lineId": "' || c.can || '"', '"lineId": "' || c.variant2 || '"')::jsonb`,
    updated_at: 'c.placed_at',
  },
  'shop.order_lines': {
    order_id: 'c.order_id',
    variant_id: 'g.variant_id',
    code: 'coalesce(g.sku, m.code)',
    name: 'coalesce(g.name, m.name)',
    variant_name: 'coalesce(g.variant_name, m.variant_name)',
  },
  'shop.order_events': { id: EVENT_ID, order_id: 'c.order_id', actor_id: actor() },
  'shop.reservations': { order_id: 'c.order_id', variant_id: 'g.variant_id' },
  'shop.payments': {
    id: 'c.order_id',
    order_id: 'c.order_id',
    gateway_id: `case when m.gateway_id is not null then (4000000000 + c.n)::text end`,
    gateway_url: `regexp_replace(m.gateway_url, '[0-9a-f]{32}$', md5(c.number))`,
    updated_at: 'c.placed_at',
  },
  'shop.payment_events': { id: EVENT_ID, payment_id: 'c.order_id', actor_id: actor() },
  'shop.parcels': {
    id: 'c.order_id',
    order_id: 'c.order_id',
    carrier_shipment_id: 'case when m.carrier_shipment_id is not null then md5(c.number)::uuid::text end',
    tracking_number: '(90000000000 + c.n)::text',
    tracking_url: 'replace(m.tracking_url, m.tracking_number, (90000000000 + c.n)::text)',
    updated_at: 'c.placed_at',
  },
  // Goods of the grown catalogue lie on the shelf without batches.
  'shop.parcel_lines': {
    parcel_id: 'c.order_id',
    variant_id: 'g.variant_id',
    batch_id: 'null',
    batch_code: 'null',
    best_before: 'm.best_before',
  },
  'shop.parcel_events': { id: EVENT_ID, parcel_id: 'c.order_id' },
  'shop.printed_tags': {
    uid: `translate(substr(md5(c.number), 1, 20), '0189', 'ghij')`,
    parcel_id: 'c.order_id',
  },
  'internal.parcel_announcements': {
    id: 'c.order_id',
    parcel_id: 'c.order_id',
    reference: 'c.number',
    taken_id: 'md5(c.number)::uuid::text',
  },
  'shop.documents': {
    id: 'c.order_id',
    uuid: 'gen_random_uuid()',
    order_id: 'c.order_id',
    year: 'c.year',
    sequence: 'c.sequence',
    number: `m.series || c.year || lpad(c.sequence::text, 6, '0')`,
    variable_symbol: 'c.number',
  },
  'shop.document_lines': {
    document_id: 'c.order_id',
    code: 'coalesce(g.sku, m.code)',
    ean: 'coalesce(g.ean, m.ean)',
    name: `coalesce(g.name || ', ' || g.variant_name, m.name)`,
  },
  'shop.credit_entries': {
    id: EVENT_ID,
    customer_id: 'c.customer_id',
    reference_id: 'c.order_id::text',
    expires_at: 'internal.end_of_day((m.expires_at + c.shift)::date)',
  },
  'internal.mails': {
    id: EVENT_ID,
    object: `'order:' || c.order_id`,
    recipient: `case when ${isOlder(OLD.mail)} then '' else c.email end`,
    data: `case when ${isOlder(OLD.words)} then '{}' else m.data end`,
    secrets: 'null',
    last_answer: 'null',
  },
  'internal.audit_log': { id: EVENT_ID, object_id: 'c.order_id::text', actor_id: actor() },
}

function actor(): string {
  return `case when m.actor_kind = 'customer' then c.customer_id::text else m.actor_id end`
}

/** Which rows of a model a copy of such an age no longer has. */
const KEPT: Partial<Record<CopiedTable, string>> = {
  'internal.mails': `(m.template = 'order-confirmation' or not ${isOlder(OLD.mail)})`,
}

const WITH_GOODS: readonly CopiedTable[] = [
  'shop.cart_lines',
  'shop.order_lines',
  'shop.reservations',
  'shop.parcel_lines',
  'shop.document_lines',
]

const GOODS = `left join bench.goods g on g.variant_id = case m.variant_id when c.bag then c.variant1 when c.can then c.variant2 end`
const GOODS_OF_DOCUMENTS = `left join bench.goods g on g.variant_id = case m.code when c.bag_sku then c.variant1 when c.can_sku then c.variant2 end`

interface Batch {
  from: number
  count: number
  /** They were placed between these two moments. */
  since: Date
  until: Date
  buyers: number
}

/** One statement for each table, made once: columns are those of the schema of the day. */
export async function prepareCopies(client: pg.ClientBase): Promise<string[]> {
  const statements: string[] = []
  for (const table of Object.keys(TABLES) as CopiedTable[]) {
    const { rows } = await client.query<{ name: string; type: string }>(
      `select attname as name, atttypid::regtype::text as type from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
      [table],
    )
    const values = rows.map(({ name, type }) => CHANGES[table][name] ?? moved(name, type))
    const goods = table === 'shop.document_lines' ? GOODS_OF_DOCUMENTS : WITH_GOODS.includes(table) ? GOODS : ''
    statements.push(
      `insert into ${table} (${rows.map(({ name }) => `"${name}"`)}) overriding system value
       select ${values} from copies c join ${modelTable(table)} m on m.model_id = c.model_id ${goods}
        where ${KEPT[table] ?? 'true'}`,
    )
  }
  return statements
}

function moved(name: string, type: string): string {
  if (type === 'timestamp with time zone') return `m."${name}" + c.shift`
  return type === 'date' ? `m."${name}" + c.days` : `m."${name}"`
}

/**
 * Orders from one number up to another, in the order of their days. How far each has come follows from its age; one of thirty was
 * cancelled. Two of three are paid by card by customers with an account, the rest at the door by guests; one customer is
 * an institution with a thousandth of all orders.
 */
const COPIES = `
  create temporary table copies on commit drop as
  with numbered as (
    select n, $3::timestamptz + ($4::timestamptz - $3::timestamptz) * ((n - $1)::float / $2) as placed_at,
           case when n % 3 < 2 then 'card' else 'cash' end as way
      from generate_series($1::bigint + 1, $1::bigint + $2::bigint) n
  ), staged as (
    select *, case when placed_at > now() - interval '2 days' then 'accepted' when n % 30 = 7 then 'cancelled'
                   when placed_at > now() - interval '5 days' then 'shipped' when placed_at > now() - interval '40 days' then 'delivered'
                   else 'closed' end as stage,
           case when n % 1000 = 0 then 1 else 2 + (n * 7919) % ($5::bigint - 1) end as buyer
      from numbered
  ), copied as (
    select s.*, b.model_id, o.placed_at as model_at, exists (select from bench.shop_documents d where d.model_id = b.model_id) as has_document
      from staged s join bench.models b using (stage, way) join bench.shop_orders o using (model_id)
  )
  select c.n, c.model_id, c.placed_at, ${FIRST_ID} + c.n as order_id, ${FIRST_ID} + c.n as cart_id, (7000000000 + c.n)::text as number,
         case when c.way = 'card' then ${FIRST_ID} + c.buyer end as customer_id,
         case when c.way = 'card' then 'zakaznik' else 'host' end || c.buyer || '@priklad.cz' as email,
         '+420' || (600000000 + c.buyer) as phone, c.placed_at - c.model_at as shift, (c.placed_at::date - c.model_at::date) as days,
         extract(year from c.placed_at at time zone 'Europe/Prague')::integer as year, c.has_document,
         case when c.has_document then row_number() over (partition by c.has_document, extract(year from c.placed_at at time zone 'Europe/Prague') order by c.n) end
           + coalesce((select s.last from internal.document_series s where s.series = 'FV'
                and s.year = extract(year from c.placed_at at time zone 'Europe/Prague')), 0) as sequence,
         bag.id as bag, bag.sku as bag_sku, can.id as can, can.sku as can_sku, one.variant_id as variant1, two.variant_id as variant2
    from copied c
    cross join (select id, sku from shop.variants where sku = 'CN-GR-KUR-A-02K') bag
    cross join (select id, sku from shop.variants where sku = 'CN-KO-KUR-400') can
    cross join (select count(*) as goods from bench.goods) k
    join bench.goods one on one.i = (c.n * 7919) % k.goods
    join bench.goods two on two.i = (c.n * 7919 + 4729) % k.goods`

const AFTERWARDS = [
  `insert into internal.document_series (series, year, last) select 'FV', year, max(sequence) from copies where has_document group by year
   on conflict (series, year) do update set last = excluded.last`,
  // Credits that nobody spent in their year.
  `insert into shop.credit_entries (id, customer_id, kind, amount, lot_id, usable_from, reference_type, reference_id, created_at)
   overriding system value
   select l.id + 1, l.customer_id, 'expiry', -l.amount, l.id, l.expires_at, 'credit_entry', l.id::text, l.expires_at
     from copies c join shop.credit_entries l on l.id = ${FIRST_ID} + c.n * ${STRIDE} where l.expires_at < now()`,
  `update shop.stock s set reserved = s.reserved + r.pieces
     from (select r.variant_id, sum(r.pieces)::integer as pieces from copies c join shop.reservations r on r.order_id = c.order_id group by 1) r
    where r.variant_id = s.variant_id`,
]

export async function copyOrders(
  client: pg.ClientBase,
  statements: readonly string[],
  { from, count, since, until, buyers }: Batch,
): Promise<void> {
  await client.query('begin')
  // Copies are born at the end of their life, which the machines would refuse.
  await client.query('set local session_replication_role = replica')
  await client.query(COPIES, [from, count, since, until, buyers])
  await client.query('analyze copies')
  for (const statement of [...statements, ...AFTERWARDS]) await client.query(statement)
  await client.query(
    `insert into bench.steps values ('orders', $1), ('orders until', $2) on conflict (name) do update set number = excluded.number`,
    [from + count, until.getTime()],
  )
  await client.query('commit')
}

/** What a line can be about: every variant of the catalogue without a batch. */
export async function listGoods(client: pg.ClientBase): Promise<void> {
  await client.query('drop table if exists bench.goods')
  await client.query(
    `create table bench.goods as
     select row_number() over (order by v.id) - 1 as i, v.id as variant_id, v.sku, v.ean, p.name, v.name as variant_name
       from shop.variants v join shop.products p on p.id = v.product_id join shop.stock s on s.variant_id = v.id
      where not exists (select from shop.batches b where b.variant_id = v.id)`,
  )
  await client.query('alter table bench.goods add primary key (variant_id)')
  await client.query('create unique index on bench.goods (i)')
  await client.query('analyze bench.goods')
}
