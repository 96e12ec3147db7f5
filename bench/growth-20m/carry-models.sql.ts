import type pg from 'pg'
import type { Model } from './live-models.ts'

const THROUGH_PAYMENT = 'join shop.payments p on p.id = m.payment_id join shop.orders o on o.id = p.order_id'
const THROUGH_PARCEL = 'join shop.parcels p on p.id = m.parcel_id join shop.orders o on o.id = p.order_id'
const OF_ORDER = 'join shop.orders o on o.id = m.order_id'

/** Every table that an order leaves rows in, and how each row finds its order. */
export const TABLES = {
  'shop.carts': 'join shop.orders o on o.cart_id = m.id',
  'shop.cart_lines': 'join shop.orders o on o.cart_id = m.cart_id',
  'shop.orders': 'join shop.orders o on o.id = m.id',
  'shop.order_lines': OF_ORDER,
  'shop.order_events': OF_ORDER,
  'shop.reservations': OF_ORDER,
  'shop.payments': OF_ORDER,
  'shop.payment_events': THROUGH_PAYMENT,
  'shop.parcels': OF_ORDER,
  'shop.parcel_lines': THROUGH_PARCEL,
  'shop.parcel_events': THROUGH_PARCEL,
  'shop.printed_tags': THROUGH_PARCEL,
  'internal.parcel_announcements': THROUGH_PARCEL,
  'shop.documents': OF_ORDER,
  'shop.document_lines': 'join shop.documents d on d.id = m.document_id join shop.orders o on o.id = d.order_id',
  'shop.credit_entries': `join shop.orders o on m.reference_type = 'order' and m.reference_id = o.id::text`,
  'internal.mails': `join shop.orders o on m.object = 'order:' || o.id`,
  'internal.audit_log': `join shop.orders o on (m.object_type, m.object_id) in (('order', o.id::text),
     ('payment', (select p.id::text from shop.payments p where p.order_id = o.id)),
     ('parcel', (select p.id::text from shop.parcels p where p.order_id = o.id)),
     ('document', (select d.id::text from shop.documents d where d.order_id = o.id)))`,
} as const

export type CopiedTable = keyof typeof TABLES

export const modelTable = (table: CopiedTable): string => `bench.${table.replace('.', '_')}`

interface CarriedModels {
  models: readonly Model[]
  rows: Map<CopiedTable, object[]>
}

export async function readModels(pool: pg.Pool, models: readonly Model[]): Promise<CarriedModels> {
  const rows = new Map<CopiedTable, object[]>()
  for (const [table, join] of Object.entries(TABLES)) {
    const found = await pool.query<{ row: object }>(
      `select to_jsonb(m) || jsonb_build_object('model_id', o.id,
                'nth', row_number() over (partition by o.id order by m.ctid) - 1) as row
         from ${table} m ${join} where o.id = any($1)`,
      [models.map(({ orderId }) => orderId)],
    )
    rows.set(
      table as CopiedTable,
      found.rows.map(({ row }) => row),
    )
  }
  return { models, rows }
}

/** The rows of the models beside the shop's own tables, each with its order and its place among the rows of that order. */
export async function carryModels(pool: pg.Pool, { models, rows }: CarriedModels): Promise<void> {
  await pool.query('create schema bench')
  await pool.query('create table bench.steps (name text primary key, number bigint not null)')
  await pool.query('create table bench.models (stage text, way text, model_id bigint, primary key (stage, way))')
  for (const { stage, way, orderId } of models) {
    await pool.query('insert into bench.models values ($1, $2, $3)', [stage, way, orderId])
  }
  for (const [table, found] of rows) {
    await pool.query(`create table ${modelTable(table)} (like ${table})`)
    await pool.query(`alter table ${modelTable(table)} add column model_id bigint, add column nth integer`)
    await pool.query(
      `insert into ${modelTable(table)} select * from jsonb_populate_recordset(null::${modelTable(table)}, $1::jsonb)`,
      [JSON.stringify(found)],
    )
  }
  // The carrier of development does not follow the clock of the shop: what it told happened when it was told.
  await pool.query('update bench.shop_parcel_events set at = told_at')
  await pool.query(
    `update bench.shop_parcels p set delivered_at = e.at from bench.shop_parcel_events e where e.parcel_id = p.id and e.to_state = 'delivered'`,
  )
}
