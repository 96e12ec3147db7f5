import type { BulkHead, BulkSelection, StaffBulk } from '@shop/contract/bulk/staff-bulk'
import type { BulkColumn } from '@shop/domain/bulk/bulk-field'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  CountChosenPrices,
  InsertBulk,
  LockBulk,
  RenewBulk,
  SelectBulk,
  SelectBulkFile,
  SelectBulks,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface NewBulk {
  name: string
  createdBy: string
  now: Date
  file?: { bytes: Buffer; hash: string; encoding: string; delimiter: string }
  headers?: readonly string[]
  samples?: readonly (readonly string[])[]
  columns?: readonly (BulkColumn | null)[]
  selection?: { productIds: readonly number[]; change: BulkSelection }
  priceList?: string
  pricesFrom?: string | null
}

/** Null when there is no such price list, or it is one customer's, whose prices two people decide; without one it is the public one. */
export async function insertBulk(db: Db, bulk: NewBulk): Promise<number | null> {
  const { file, selection } = bulk
  const { rows } = await db.query<InsertBulk>(
    `insert into internal.bulk_changes (storefront_id, kind, name, state, file, file_hash, encoding, delimiter, headers, samples, columns, selection,
                                        price_list_id, prices_from, created_by, created_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, l.id, $13, $14, $15
       from shop.price_lists l where l.storefront_id = $1 and case when $16::text is null then l.is_public else l.code = $16 end
        and not exists (select from internal.customer_price_lists own where own.price_list_id = l.id)
      order by l.id limit 1 returning id`,
    [
      ...[STOREFRONT_ID, file ? 'import' : 'selection', bulk.name, file ? 'columns' : 'reading', file?.bytes ?? null],
      ...[file?.hash ?? null, file?.encoding ?? null, file?.delimiter ?? null, bulk.headers ?? []],
      ...[JSON.stringify(bulk.samples ?? []), JSON.stringify(bulk.columns ?? [])],
      ...[selection ? JSON.stringify(selection) : null, bulk.pricesFrom ?? null, bulk.createdBy, bulk.now],
      bulk.priceList ?? null,
    ],
  )
  return rows[0]?.id ?? null
}

type BulkRow = Narrow<
  LockBulk,
  {
    kind: BulkHead['kind']
    state: BulkHead['state']
    columns: (BulkColumn | null)[]
    selection: NewBulk['selection'] | null
  }
>

/** Whoever works on it holds it: two workers never write the same slice. */
export async function lockBulk(db: Db, bulkId: number): Promise<BulkRow | null> {
  const { rows } = await db.query<BulkRow>(
    `select id, version, kind, state, columns, selection, price_list_id as "priceListId", prices_from as "pricesFrom", reason,
            undo_reason as "undoReason", applied_by as "appliedBy", undone_by as "undoneBy"
       from internal.bulk_changes where id = $1 and storefront_id = $2 for update`,
    [bulkId, STOREFRONT_ID],
  )
  return rows[0] ?? null
}

export async function selectBulkFile(db: Db, bulkId: number): Promise<SelectBulkFile | null> {
  const { rows } = await db.query<SelectBulkFile>(
    'select name, file, headers from internal.bulk_changes where id = $1 and storefront_id = $2',
    [bulkId, STOREFRONT_ID],
  )
  return rows[0] ?? null
}

interface Mapping {
  columns: readonly (BulkColumn | null)[]
  priceList: string
  pricesFrom: string | null
}

/** Zero rows: there is no such price list, or it is one customer's. */
export async function updateMapped(db: Db, bulkId: number, { columns, priceList, pricesFrom }: Mapping) {
  const { rowCount } = await db.query<NoRow>(
    `update internal.bulk_changes b set state = 'reading', columns = $2, price_list_id = l.id, prices_from = $4
       from shop.price_lists l where b.id = $1 and l.storefront_id = b.storefront_id and l.code = $3
        and not exists (select from internal.customer_price_lists own where own.price_list_id = l.id)`,
    [bulkId, JSON.stringify(columns), priceList, pricesFrom],
  )
  return rowCount ?? 0
}

export async function updateBulkState(db: Db, bulkId: number, state: BulkHead['state']): Promise<void> {
  await db.query<NoRow>('update internal.bulk_changes set state = $2 where id = $1', [bulkId, state])
}

/** Its rows have changed: what somebody saw before is another version. */
export async function renewBulk(db: Db, bulkId: number): Promise<number> {
  const { rows } = await db.query<RenewBulk>(
    'update internal.bulk_changes set updated_at = clock_timestamp() where id = $1 returning version',
    [bulkId],
  )
  return onlyRow(rows).version
}

export async function updateApplying(
  db: Db,
  bulkId: number,
  by: string,
  { reason, now }: { reason: string; now: Date },
) {
  await db.query<NoRow>(
    `update internal.bulk_changes set state = 'applying', applied_by = $2, reason = $3, applied_at = $4 where id = $1`,
    [bulkId, by, reason, now],
  )
}

export async function updateUndoing(
  db: Db,
  bulkId: number,
  by: string,
  { reason, now }: { reason: string; now: Date },
) {
  await db.query<NoRow>(
    `update internal.bulk_changes set state = 'undoing', undone_by = $2, undo_reason = $3, undone_at = $4 where id = $1`,
    [bulkId, by, reason, now],
  )
}

// Prices are counted where they are to be seen: how many, by how much on the average, and the largest step.
const COUNTED = `
  select count(*)::int as rows,
         jsonb_build_object('changed', count(*) filter (where outcome = 'changed'), 'new', count(*) filter (where outcome = 'new'),
           'same', count(*) filter (where outcome = 'same'), 'error', count(*) filter (where outcome = 'error')) as counts,
         jsonb_build_object('changed', count(*) filter (where is_chosen and outcome = 'changed'),
           'new', count(*) filter (where is_chosen and outcome = 'new'),
           'fields', coalesce(sum(jsonb_array_length(changes)) filter (where is_chosen), 0),
           'prices', count(*) filter (where is_chosen and changes @> '[{"field":"price"}]')) as chosen,
         jsonb_build_object('applied', count(*) filter (where state in ('applied', 'undone', 'kept')),
           'refused', count(*) filter (where state = 'refused'), 'undone', count(*) filter (where state = 'undone'),
           'kept', count(*) filter (where state = 'kept')) as done
    from internal.bulk_rows r where r.bulk_id = b.id`

const HEAD = `b.id as "bulkId", b.version, b.kind, b.name, b.state, b.reason, internal.staff_name(coalesce(b.applied_by, b.created_by)) as by,
  b.created_at as "createdAt", b.applied_at as "appliedAt", b.undone_at as "undoneAt", b.undo_reason as "undoReason",
  c.rows, c.counts, c.chosen, c.done`

type Dated<Shape> = Omit<Shape, 'createdAt' | 'appliedAt' | 'undoneAt' | 'pricesFrom'> & {
  createdAt: Date
  appliedAt: Date | null
  undoneAt: Date | null
}

const SHOWN = 40

export async function selectBulks(db: Db): Promise<Dated<BulkHead>[]> {
  const { rows } = await db.query<Narrow<SelectBulks, Dated<BulkHead>>>(
    `select ${HEAD} from internal.bulk_changes b cross join lateral (${COUNTED}) c where b.storefront_id = $1 order by b.id desc limit ${SHOWN}`,
    [STOREFRONT_ID],
  )
  return rows
}

type Shown = Dated<StaffBulk> & { pricesFrom: Date | null }

export async function selectBulk(db: Db, bulkId: number): Promise<Shown | null> {
  const { rows } = await db.query<Narrow<SelectBulk, Shown>>(
    `select ${HEAD}, b.headers, b.samples, b.columns, l.code as "priceList", b.prices_from as "pricesFrom",
            case when b.kind = 'import' then jsonb_build_object('encoding', b.encoding, 'delimiter', b.delimiter, 'hash', b.file_hash) end as file,
            (select jsonb_build_object('average', round(avg(p.step), 1), 'largest', max(p.step) filter (where abs(p.step) = p.most),
                'rises', count(*) filter (where p.step > 0))
               from (select s.step, max(abs(s.step)) over () as most from (
                 select round(100.0 * ((w ->> 'to')::numeric - (w ->> 'from')::numeric) / (w ->> 'from')::numeric, 1) as step
                   from internal.bulk_rows r cross join jsonb_array_elements(r.changes) f
                  cross join jsonb_build_object('from', f -> 'before' ->> 'amount', 'to', f -> 'after' ->> 'amount') w
                  where r.bulk_id = b.id and f ->> 'field' = 'price' and f -> 'before' <> 'null') s) p) as prices
       from internal.bulk_changes b join shop.price_lists l on l.id = b.price_list_id cross join lateral (${COUNTED}) c
      where b.id = $1 and b.storefront_id = $2`,
    [bulkId, STOREFRONT_ID],
  )
  return rows[0] ?? null
}

export async function countChosenPrices(db: Db, bulkId: number): Promise<number> {
  const { rows } = await db.query<CountChosenPrices>(
    `select count(*)::int as count from internal.bulk_rows where bulk_id = $1 and is_chosen and changes @> '[{"field":"price"}]'`,
    [bulkId],
  )
  return onlyRow(rows).count
}
