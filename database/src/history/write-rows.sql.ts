import type pg from 'pg'
import type { Row } from '../seed/sync-rows.sql.ts'

const AT_ONCE = 4000

/** Ids that the generator has given itself, so that whoever comes next goes on after them. */
const NUMBERED = [
  ...[
    'shop.customers',
    'shop.addresses',
    'shop.dogs',
    'shop.dog_weights',
    'shop.carts',
    'shop.orders',
    'shop.payments',
  ],
  ...[
    'shop.parcels',
    'shop.documents',
    'shop.refunds',
    'shop.bank_movements',
    'shop.batches',
    'shop.plans',
    'shop.plan_lines',
  ],
  ...['shop.plan_cycles', 'shop.plan_mandates', 'shop.reviews', 'shop.credit_entries', 'shop.staff_tasks'],
]

/** Born at the end of their lives, which the machines would refuse; every step was asked of them before. */
export async function beginWriting(client: pg.ClientBase): Promise<void> {
  await client.query('set local session_replication_role = replica')
  await client.query('set local synchronous_commit = off')
}

/** Rows of one table as one JSON; every row has the columns of the first. */
export async function insertRows(client: pg.ClientBase, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map((name) => `"${name}"`)
    .join(', ')
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await client.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
      [JSON.stringify(rows.slice(from, from + AT_ONCE))],
    )
  }
}

const SETTLE = [
  `update shop.stock s set reserved = s.reserved + r.pieces
     from (select variant_id, sum(pieces)::integer as pieces from shop.reservations group by 1) r where r.variant_id = s.variant_id`,
  `update shop.batches b set reserved = b.reserved + held.pieces
     from (select l.batch_id, sum(l.pieces)::integer as pieces from shop.parcels p join shop.parcel_lines l on l.parcel_id = p.id
            where p.issued_at is null and p.state <> 'cancelled' group by 1) held where held.batch_id = b.id`,
  `insert into internal.document_series (series, year, last) select series, year, max(sequence) from shop.documents group by 1, 2
   on conflict (series, year) do update set last = excluded.last`,
]

/** What is counted from other rows, and where everybody goes on counting. */
export async function settleCounts(client: pg.ClientBase, lastOrder: number): Promise<void> {
  for (const statement of SETTLE) await client.query(statement)
  await client.query(`select setval('internal.order_sequence', $1)`, [lastOrder])
  for (const table of NUMBERED) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`,
    )
  }
}

/** From here on rows come by the front door, triggers and all: cards, ratings and grids count what is promised and written. */
export async function endWriting(client: pg.ClientBase): Promise<void> {
  await client.query('set local session_replication_role = origin')
}

/**
 * A document is drawn when somebody first asks for it. Whoever never is asked for is drawn in one of the nights of the coming year, so
 * that twelve thousand of them do not stand in the way of the shop that has just been started. What counts history runs at once.
 */
export async function addJobs(client: pg.ClientBase, counting: readonly string[]): Promise<void> {
  await client.query(
    `select count(*) from graphile_worker.add_jobs((select array_agg((
        'make-document', json_build_object('requestId', 'history', 'documentId', d.id), null,
        now() + ((d.id * 7919) % 525600 + 1440) * interval '1 minute', 12::smallint, null, 10::smallint, null
      )::graphile_worker.job_spec) from shop.documents d))`,
  )
  await client.query(
    `select graphile_worker.add_job(name, '{"requestId": "history"}'::json, max_attempts => 3) from unnest($1::text[]) name`,
    [counting],
  )
}

export async function hasQueue(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `select to_regclass('graphile_worker._private_jobs') is not null as has`,
  )
  return rows[0]?.has ?? false
}
