import type { NewPrice } from '@shop/domain/price/plan-price'
import type { LedgerRow } from '@shop/domain/price/price-ledger'
import type { PriceProof } from '@shop/domain/price/prove-price'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  InsertPrices,
  LockVariants,
  SelectLedger,
  SelectMayEnd,
  SelectPriceList,
  SelectPriceOwner,
  SelectShopNow,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

/** By the clock that the ledger and its guard go by, not by the one of this process. */
export async function selectShopNow(db: Db): Promise<Date> {
  const { rows } = await db.query<Narrow<SelectShopNow, { now: Date }>>('select internal.shop_now() as now')
  return onlyRow(rows).now
}

/** A list whose prices may end: that of a break, or of an agreement. */
const IS_EXTRA = `(l.parent_id is not null or exists (select from internal.customer_price_lists own where own.price_list_id = l.id))`

export async function selectPriceList(db: Db, code: string): Promise<SelectPriceList | null> {
  const { rows } = await db.query<SelectPriceList>(
    `select l.id, l.code, l.name, l.includes_vat as "includesVat", l.is_public as "isPublic", ${IS_EXTRA} as "isExtra",
            exists (select from internal.customer_price_lists own where own.price_list_id = l.id) as "isAgreed"
       from shop.price_lists l where l.storefront_id = $1 and l.code = $2`,
    [STOREFRONT_ID, code],
  )
  return rows[0] ?? null
}

export async function selectMayEnd(db: Db, listId: number): Promise<boolean> {
  const { rows } = await db.query<SelectMayEnd>(
    `select ${IS_EXTRA} as "mayEnd" from shop.price_lists l where l.id = $1`,
    [listId],
  )
  return rows[0]?.mayEnd === true
}

export interface Named {
  id: number
  sku: string
  name: string
  variantName: string
}

/** Two who write prices of one variant come one after the other; whoever buys it does not wait. */
export async function lockVariants(db: Db, variantIds: readonly number[]): Promise<Named[]> {
  const { rows } = await db.query<LockVariants>(
    `select v.id, v.sku, p.name, v.name as "variantName" from shop.variants v join shop.products p on p.id = v.product_id
      where v.id = any ($1) and v.storefront_id = $2 order by v.id for no key update of v`,
    [variantIds, STOREFRONT_ID],
  )
  return rows
}

export type Ledgers = ReadonlyMap<number, LedgerRow[]>

/** Every row of these variants in a list, by variant, in the order they were written. */
export async function selectLedgers(db: Db, listId: number, variantIds: readonly number[]): Promise<Ledgers> {
  const { rows } = await db.query<Narrow<SelectLedger, { kind: LedgerRow['kind']; restores: boolean }>>(
    `select p.variant_id as "variantId", p.id, p.amount::int as amount, p.kind, p.valid_from as "from", coalesce(o.restores, false) as restores
       from shop.prices p left join internal.price_origins o on o.price_id = p.id
      where p.price_list_id = $1 and p.variant_id = any ($2) order by p.id`,
    [listId, variantIds],
  )
  const byVariant = Map.groupBy(rows, ({ variantId }) => variantId)
  return new Map(variantIds.map((id) => [id, (byVariant.get(id) ?? []).map(({ variantId: _, ...row }) => row)]))
}

export type PriceToWrite = NewPrice & { variantId: number; isNow: boolean }

/** In the order given. What begins at once begins with this transaction: its cards and pages are made from it. */
export async function insertPrices(db: Db, listId: number, prices: readonly PriceToWrite[]): Promise<number[]> {
  const { rows } = await db.query<InsertPrices>(
    `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
     select $1, w.variant_id, w.amount, w.kind, case when w.is_now then internal.shop_now() else w.valid_from end
       from unnest($2::bigint[], $3::bigint[], $4::text[], $5::timestamptz[], $6::boolean[]) with ordinality
         w (variant_id, amount, kind, valid_from, is_now, place)
      order by w.place returning id`,
    [
      listId,
      prices.map(({ variantId }) => variantId),
      prices.map(({ amount }) => amount),
      prices.map(({ kind }) => kind),
      prices.map(({ from }) => from.toISOString()),
      prices.map(({ isNow }) => isNow),
    ],
  )
  return rows.map(({ id }) => id).toSorted((a, b) => a - b)
}

interface Origin {
  priceIds: readonly number[]
  restores: readonly boolean[]
  proposalId: number | null
  actorId: string | null
  reason: string
  now: Date
}

export async function insertOrigins(db: Db, origin: Origin): Promise<void> {
  const { priceIds, restores, proposalId, actorId, reason, now } = origin
  await db.query<NoRow>(
    `insert into internal.price_origins (price_id, restores, proposal_id, actor_id, reason, created_at)
     select o.id, o.restores, $3, $4, $5, $6 from unnest($1::bigint[], $2::boolean[]) o (id, restores)`,
    [priceIds, restores, proposalId, actorId, reason, now],
  )
}

export async function insertProofs(db: Db, proofs: readonly (PriceProof & { priceId: number })[]): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.price_proofs (price_id, reference, reference_price_id, window_from, window_price_ids, percent, verdict)
     select w."priceId", w.reference, w."referencePriceId", w."windowFrom", w."windowPriceIds", w.percent, w.verdict
       from jsonb_to_recordset($1) as w ("priceId" bigint, reference bigint, "referencePriceId" bigint, "windowFrom" timestamptz,
            "windowPriceIds" bigint[], percent integer, verdict text)`,
    [JSON.stringify(proofs)],
  )
}

type PriceOwner = Narrow<SelectPriceOwner, { kind: LedgerRow['kind'] }>

export async function selectPriceOwner(db: Db, priceId: number): Promise<PriceOwner | null> {
  const { rows } = await db.query<PriceOwner>(
    `select p.variant_id as "variantId", p.price_list_id as "listId", p.amount::int as amount, p.kind, p.valid_from as "from", ${IS_EXTRA} as "isExtra",
            exists (select from internal.customer_price_lists own where own.price_list_id = l.id) as "isAgreed"
       from shop.prices p join shop.price_lists l on l.id = p.price_list_id where p.id = $1`,
    [priceId],
  )
  return rows[0] ?? null
}
