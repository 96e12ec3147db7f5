import type { BatchQuery, BatchRow, Movement, MovementQuery, StockGoods, StockQuery } from '@shop/contract/staff/stock'
import type { Sold } from '@shop/domain/stock/propose-pieces'
import type { Db, Narrow } from '#app/store/database'
import type {
  SelectBatchRows,
  SelectBlockedStock,
  SelectFoundGoods,
  SelectMovements,
  SelectRunningStock,
  SelectShortDates,
  SelectSoldGoods,
  SelectStockRows,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

const ROWS = 100

const GOODS = `v.id as "variantId", v.sku, v.ean, concat_ws(', ', p.name, nullif(v.name, '')) as name, s.shelf,
   v.vat_class = 'feed' or exists (select from shop.batches x where x.variant_id = v.id) as "isBatched"`
const FROM = `shop.stock s join shop.variants v on v.id = s.variant_id join shop.products p on p.id = v.product_id`
/** The first day among what may still be sold. */
const NEAREST = `(select to_char(min(b.best_before), 'YYYY-MM-DD') from shop.batches b
   where b.variant_id = v.id and b.on_hand > 0 and b.blocked_reason is null)`
const FOUND = `(v.ean = $1 or v.sku ilike $1 || '%' or p.name ilike '%' || $1 || '%')`

export type StockedGoods = StockGoods & {
  onHand: number
  reserved: number
  withheld: number
  owed: number
  nearestBestBefore: string | null
  pieces28: number
}

const STOCKED = `select ${GOODS}, s.on_hand as "onHand", s.reserved, s.withheld, s.owed, ${NEAREST} as "nearestBestBefore",
   coalesce(c.pieces, 0) as pieces28 from ${FROM} left join internal.variant_paces c on c.variant_id = v.id`

/** What runs out first, by how it sells. */
export async function selectRunningStock(db: Db): Promise<StockedGoods[]> {
  const { rows } = await db.query<Narrow<SelectRunningStock, StockedGoods>>(
    `${STOCKED} where v.storefront_id = $1 and c.pieces > 0 and v.short_of is null order by (s.on_hand - s.reserved)::float8 / c.pieces, v.id limit ${ROWS}`,
    [STOREFRONT_ID],
  )
  return rows
}

/** What may be fed for a quarter of a year only. */
export async function selectShortDates(db: Db, today: string): Promise<StockedGoods[]> {
  const { rows } = await db.query<Narrow<SelectShortDates, StockedGoods>>(
    `${STOCKED} where v.storefront_id = $1 and v.id in (select b.variant_id from shop.batches b
        where b.on_hand > 0 and b.blocked_reason is null and b.best_before < $2::date + 90)
      order by "nearestBestBefore", v.id limit ${ROWS}`,
    [STOREFRONT_ID, today],
  )
  return rows
}

export async function selectBlockedStock(db: Db): Promise<StockedGoods[]> {
  const { rows } = await db.query<Narrow<SelectBlockedStock, StockedGoods>>(
    `${STOCKED} where v.storefront_id = $1 and s.withheld + s.owed > 0 order by v.id limit ${ROWS}`,
    [STOREFRONT_ID],
  )
  return rows
}

/** All of it by number, page after page, or what somebody looks for. */
export async function selectStockRows(db: Db, { find, after }: StockQuery): Promise<StockedGoods[]> {
  const { rows } = await db.query<Narrow<SelectStockRows, StockedGoods>>(
    `${STOCKED} where v.storefront_id = $2 and ($1 = '' or ${FOUND}) and v.id > $3 order by v.id limit ${ROWS}`,
    [find, STOREFRONT_ID, after],
  )
  return rows
}

/** Whatever was bought in four weeks or is in a regular delivery of the next six. Goods that end are not ordered again. */
export async function selectSoldGoods(db: Db, today: string): Promise<(StockGoods & Sold)[]> {
  const { rows } = await db.query<Narrow<SelectSoldGoods, StockGoods & Sold>>(
    `with planned as (
       select l.variant_id, sum(l.pieces)::integer as pieces
         from shop.plan_cycles c join shop.plan_cycle_lines l on l.cycle_id = c.id
        where c.state in ('planned', 'announced', 'locked') and c.process_on < $2::date + 42 group by l.variant_id
     )
     select ${GOODS}, s.on_hand - s.reserved as available, coalesce(c.pieces, 0) as pieces28, coalesce(w.pieces, 0) as "inPlans",
            v.pieces_per_carton as "piecesPerCarton"
       from ${FROM}
       left join internal.variant_paces c on c.variant_id = v.id
       left join planned w on w.variant_id = v.id
      where v.storefront_id = $1 and v.status = 'active' and p.status not in ('sell_out', 'discontinued')
        and (c.variant_id is not null or w.variant_id is not null)`,
    [STOREFRONT_ID, today],
  )
  return rows
}

/** Movements of the variant, each with the batches the same event has moved. */
export async function selectMovements(db: Db, { variantId, kind, before }: MovementQuery): Promise<Movement[]> {
  const { rows } = await db.query<Narrow<SelectMovements, Movement>>(
    `select m.id, to_char(m.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, m.kind, m.variant_id as "variantId",
            concat_ws(', ', p.name, nullif(v.name, '')) as name, v.sku,
            array(select distinct b.code from shop.stock_movements x join shop.batches b on b.id = x.batch_id
              where x.variant_id = m.variant_id and x.at = m.at and x.kind = m.kind and x.document is not distinct from m.document
              order by b.code) as "batchCodes",
            m.pieces, m.balance, m.reason, m.document, coalesce(u.name, m.actor_id) as by
       from shop.stock_movements m
       join shop.variants v on v.id = m.variant_id
       join shop.products p on p.id = v.product_id
       left join auth.users u on u.id = case m.actor_kind when 'staff' then m.actor_id::uuid end
      where m.batch_id is null and v.storefront_id = $4 and ($1::bigint is null or m.variant_id = $1) and ($2::text is null or m.kind = $2)
        and ($3::bigint is null or m.id < $3)
      order by m.id desc limit ${ROWS}`,
    [variantId ?? null, kind ?? null, before ?? null, STOREFRONT_ID],
  )
  return rows
}

export async function selectBatchRows(db: Db, { find, variantId, isBlocked }: BatchQuery): Promise<BatchRow[]> {
  const { rows } = await db.query<Narrow<SelectBatchRows, BatchRow>>(
    `select b.id as "batchId", b.variant_id as "variantId", concat_ws(', ', p.name, nullif(v.name, '')) as name, v.sku, b.code,
            to_char(b.best_before, 'YYYY-MM-DD') as "bestBefore", to_char(b.received_on, 'YYYY-MM-DD') as "receivedOn",
            b.on_hand as "onHand", b.reserved, b.blocked_reason as "blockedReason",
            coalesce((select sum(l.pieces) from shop.parcel_lines l join shop.parcels q on q.id = l.parcel_id
               where l.batch_id = b.id and q.issued_at is not null), 0)::integer as sold
       from shop.batches b join shop.variants v on v.id = b.variant_id join shop.products p on p.id = v.product_id
      where v.storefront_id = $4 and ($1 = '' or starts_with(b.code, upper($1)) or ${FOUND}) and ($2::bigint is null or b.variant_id = $2)
        and (not $3 or b.blocked_reason is not null) and (b.on_hand > 0 or b.blocked_reason is not null or $1 <> '')
      order by b.blocked_reason is null, b.best_before nulls last, b.id limit ${ROWS}`,
    [find, variantId ?? null, isBlocked, STOREFRONT_ID],
  )
  return rows
}

type Found = StockGoods & {
  onHand: number
  withheld: number
  boxed: number
  batches: {
    batchId: number
    code: string
    bestBefore: string | null
    onHand: number
    reserved: number
    boxed: number
    isBlocked: boolean
  }[]
}

/** In closed boxes that have not left: the book has them still. A box sent again left the book with the first one. */
const BOXED = (which: string) => `(select coalesce(sum(l.pieces), 0)
   from shop.parcels q join shop.parcel_lines l on l.parcel_id = q.id
   where q.state in ('packed', 'labelled') and q.issued_at is null and ${which})::integer`

/** By the thirteen digits of the package or by our own number, to the last character. */
export async function selectFoundGoods(db: Db, code: string): Promise<Found | null> {
  const { rows } = await db.query<Narrow<SelectFoundGoods, Found>>(
    `select ${GOODS}, s.on_hand as "onHand", s.withheld, ${BOXED('l.variant_id = v.id')} as boxed,
            coalesce((select jsonb_agg(jsonb_build_object('batchId', b.id, 'code', b.code, 'bestBefore', to_char(b.best_before, 'YYYY-MM-DD'),
               'onHand', b.on_hand, 'reserved', b.reserved, 'boxed', ${BOXED('l.batch_id = b.id')}, 'isBlocked', b.blocked_reason is not null) order by b.best_before, b.id)
               from shop.batches b where b.variant_id = v.id and (b.on_hand > 0 or b.received_on > current_date - 365)), '[]') as batches
       from ${FROM} where v.storefront_id = $2 and (v.ean = $1 or v.sku = upper($1)) order by v.ean = $1 desc limit 1`,
    [code, STOREFRONT_ID],
  )
  return rows[0] ?? null
}
