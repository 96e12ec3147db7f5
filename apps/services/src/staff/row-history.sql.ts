import type { PackAsOf } from '@shop/contract/staff/row-history'
import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type { IsWatched, SelectPacksAsOf, SelectRowAsOf, SelectRowHistory } from '#app/store/rows'

interface RowChangeRow {
  id: number
  at: Date
  kind: 'added' | 'changed' | 'removed'
  before: Record<string, unknown>
  after: Record<string, unknown>
  actorKind: SelectRowHistory['actorKind']
  actorName: string | null
  reason: string
  changeId: string | null
}

interface Question {
  table: string
  key: string
  before: number | null
  limit: number
}

export async function selectRowHistory(db: Db, { table, key, before, limit }: Question): Promise<RowChangeRow[]> {
  const { rows } = await db.query<Narrow<SelectRowHistory, RowChangeRow>>(
    `select h.id, h.at, h.kind, h.before, h.after, h.actor_kind as "actorKind", internal.staff_name(h.actor_id) as "actorName", h.reason,
            h.change_id as "changeId"
       from internal.row_history h
      where h.table_name = $1 and h.row_key = $2 and ($3::bigint is null or h.id < $3)
      order by h.id desc limit $4`,
    [table, key, before, limit],
  )
  return rows
}

/** Only tables whose history is kept can be asked for: nothing of people is among them. */
export async function isWatched(db: Db, table: string): Promise<boolean> {
  const { rows } = await db.query<IsWatched>(
    `select exists (select from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
                     where n.nspname = 'shop' and c.relname = $1 and t.tgname = $1 || '_history_rows') as watched`,
    [table],
  )
  return onlyRow(rows).watched ?? false
}

export async function selectRowAsOf(db: Db, table: string, key: string, at: string): Promise<object | null> {
  const { rows } = await db.query<Narrow<SelectRowAsOf, { row: object | null }>>(
    'select internal.row_as_of($1, $2, $3) as row',
    [table, key, at],
  )
  return onlyRow(rows).row
}

/** A pack never leaves its product and is never deleted; what a price was then stands in its ledger, not in the history. */
export async function selectPacksAsOf(db: Db, productId: string, at: string): Promise<PackAsOf[]> {
  const { rows } = await db.query<Narrow<SelectPacksAsOf, PackAsOf>>(
    `select pack.row, rate.percent::float8 as "vatPercent",
            case when cost.kind in ('regular', 'sale')
              then jsonb_build_object('amount', cost.amount, 'kind', cost.kind, 'regular', cost.regular_amount) end as price
       from shop.variants v
       join shop.price_lists l on l.storefront_id = v.storefront_id and l.is_public
      cross join lateral internal.row_as_of('variants', v.id::text, $2) pack (row)
       left join lateral shop.current_price(v.id, l.id, $2) cost on true
       left join lateral (select r.percent from shop.vat_rates r
                           where r.storefront_id = v.storefront_id and r.vat_class = pack.row ->> 'vat_class'
                             and r.valid_from <= ($2::timestamptz at time zone 'Europe/Prague')::date
                           order by r.valid_from desc limit 1) rate on true
      where v.product_id = $1::bigint and pack.row is not null
      order by (pack.row ->> 'position')::integer, v.id`,
    [productId, at],
  )
  return rows
}
