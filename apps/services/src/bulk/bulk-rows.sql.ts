import type { BulkProblem, BulkRow } from '@shop/contract/bulk/staff-bulk'
import type { BulkChange, BulkField } from '@shop/domain/bulk/bulk-field'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { SelectBulkRows, SelectMade, SelectOwnVersions, SelectSlice, SelectTableRows } from '#app/store/rows'

export interface PlannedRow {
  line: number
  variantId: number | null
  productId: number | null
  sku: string
  title: string
  outcome: BulkRow['outcome']
  isChosen: boolean
  cells: readonly string[]
  changes: readonly BulkChange[]
  problems: readonly BulkProblem[]
  seen: Seen
}

/** What the difference was made from; of a new product, what it is to be. */
export interface Seen {
  variantVersion?: number
  productVersion?: number
  priceHead?: number
  kind?: string
}

interface Done {
  variantId?: number
  productVersion?: number
  priceId?: number
  priceHead?: number
  /** What a field alone does not tell: the moment of publishing, and places of tags and categories. */
  was?: Record<string, unknown>
  /** What another row of the same product had written already. */
  skipped?: BulkField[]
}

export async function deleteRows(db: Db, bulkId: number): Promise<void> {
  await db.query<NoRow>('delete from internal.bulk_rows where bulk_id = $1', [bulkId])
}

export async function insertRows(db: Db, bulkId: number, rows: readonly PlannedRow[]): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.bulk_rows (bulk_id, line, variant_id, product_id, sku, title, outcome, is_chosen, cells, changes, problems, seen)
     select $1, w.line, w."variantId", w."productId", w.sku, w.title, w.outcome, w."isChosen", w.cells, w.changes, w.problems, w.seen
       from jsonb_to_recordset($2) w (line integer, "variantId" bigint, "productId" bigint, sku text, title text, outcome text, "isChosen" boolean,
         cells jsonb, changes jsonb, problems jsonb, seen jsonb)`,
    [bulkId, JSON.stringify(rows)],
  )
}

export interface SliceRow {
  line: number
  variantId: number | null
  productId: number | null
  sku: string
  outcome: BulkRow['outcome']
  changes: BulkChange[]
  seen: Seen
  done: Done
}

/** The next rows to write, or to take back from the last one on. */
export async function selectSlice(db: Db, bulkId: number, isUndo: boolean, limit: number): Promise<SliceRow[]> {
  const { rows } = await db.query<Narrow<SelectSlice, SliceRow>>(
    `select line, variant_id as "variantId", product_id as "productId", sku, outcome, changes, seen, done from internal.bulk_rows
      where bulk_id = $1 and is_chosen and outcome in ('changed', 'new') and state = case when $2 then 'applied' else 'waiting' end
      order by case when $2 then -line else line end limit $3`,
    [bulkId, isUndo, limit],
  )
  return rows
}

export interface Settled {
  line: number
  state: BulkRow['state']
  variantId: number | null
  productId: number | null
  problems: readonly BulkProblem[]
  done: Done
}

export async function updateSettled(db: Db, bulkId: number, settled: readonly Settled[]): Promise<void> {
  await db.query<NoRow>(
    `update internal.bulk_rows r
        set state = w.state, variant_id = w."variantId", product_id = w."productId", problems = w.problems, done = r.done || w.done
       from jsonb_to_recordset($2) w (line integer, state text, "variantId" bigint, "productId" bigint, problems jsonb, done jsonb)
      where r.bulk_id = $1 and r.line = w.line`,
    [bulkId, JSON.stringify(settled)],
  )
}

/** The version that this change itself gave a product last. */
export async function selectOwnVersions(db: Db, bulkId: number, productIds: readonly number[]) {
  const { rows } = await db.query<Narrow<SelectOwnVersions, { productId: number; version: number }>>(
    `select product_id as "productId", max((done ->> 'productVersion')::int) as version from internal.bulk_rows
      where bulk_id = $1 and product_id = any ($2::bigint[]) and done ? 'productVersion' group by product_id`,
    [bulkId, productIds],
  )
  return new Map(rows.map(({ productId, version }) => [productId, version]))
}

/** Products that this very change has made, by the names its rows call them, whatever they are called by now. */
export async function selectMade(db: Db, bulkId: number, names: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.query<Narrow<SelectMade, { name: string; productId: number }>>(
    `select f ->> 'after' as name, min(r.product_id)::int as "productId"
       from internal.bulk_rows r cross join jsonb_array_elements(r.changes) f
      where r.bulk_id = $1 and r.outcome = 'new' and r.state = 'applied' and not r.seen ? 'productVersion'
        and f ->> 'field' = 'productName' and f ->> 'after' = any ($2) group by 1`,
    [bulkId, names],
  )
  return new Map(rows.map(({ name, productId }) => [name, productId]))
}

export async function updateChosen(
  db: Db,
  bulkId: number,
  { lines, outcome, isChosen }: { lines: readonly number[]; outcome: string; isChosen: boolean },
): Promise<void> {
  await db.query<NoRow>(
    `update internal.bulk_rows set is_chosen = $4
      where bulk_id = $1 and outcome = $2 and state = 'waiting' and ($3::int[] = '{}' or line = any ($3))`,
    [bulkId, outcome, lines, isChosen],
  )
}

type Listed = Narrow<SelectBulkRows, BulkRow>

const LISTED = `line, sku, title, product_id as "productId", outcome, state, is_chosen as "isChosen", changes, problems`

export async function selectBulkRows(
  db: Db,
  bulkId: number,
  { only, after, limit }: { only: string; after: number; limit: number },
): Promise<Listed[]> {
  const { rows } = await db.query<Listed>(
    `select ${LISTED} from internal.bulk_rows
      where bulk_id = $1 and line > $3 and case when $2 in ('refused', 'kept') then state = $2 else outcome = $2 end order by line limit $4`,
    [bulkId, only, after, limit],
  )
  return rows
}

/** For a file: what would change, or what has a fault with the cells as they came. */
export async function selectTableRows(db: Db, bulkId: number, which: 'difference' | 'errors') {
  const { rows } = await db.query<Narrow<SelectTableRows, BulkRow & { cells: string[] }>>(
    `select ${LISTED}, cells from internal.bulk_rows
      where bulk_id = $1 and case when $2 = 'errors' then outcome = 'error' or state in ('refused', 'kept') else outcome in ('changed', 'new') end
      order by line`,
    [bulkId, which],
  )
  return rows
}
