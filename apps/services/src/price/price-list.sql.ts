import type { LedgerEntry, PricedVariantRow, PricesQuery, StaffPrices } from '@shop/contract/price/staff-price'
import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type {
  CountWaitingProposals,
  SelectLedgerEntries,
  SelectPricedVariants,
  SelectPriceLists,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export async function selectPriceLists(db: Db): Promise<StaffPrices['lists']> {
  const { rows } = await db.query<Narrow<SelectPriceLists, { isAgreed: boolean }>>(
    `select l.code, l.name, l.includes_vat as "includesVat", l.is_public as "isPublic", l.from_pieces as "fromPieces",
            exists (select from internal.customer_price_lists own where own.price_list_id = l.id) as "isAgreed"
       from shop.price_lists l where l.storefront_id = $1
      order by l.is_public desc, coalesce(l.parent_id, l.id), l.from_pieces nulls first, l.id`,
    [STOREFRONT_ID],
  )
  return rows
}

export async function countWaitingProposals(db: Db): Promise<number> {
  const { rows } = await db.query<CountWaitingProposals>(
    `select count(*)::int as count from shop.price_proposals where state = 'waiting' and storefront_id = $1`,
    [STOREFRONT_ID],
  )
  return onlyRow(rows).count
}

// Of the rows of one moment the last one holds; what it restores is not a plan but the end of one.
const PLANNED = `
  select coalesce(jsonb_agg(jsonb_build_object('priceId', n.id, 'amount', n.amount, 'kind', n.kind, 'from', n.valid_from,
           'verdict', f.verdict, 'percent', f.percent) order by n.valid_from), '[]') as list
    from (select distinct on (p.valid_from) p.* from shop.prices p
           where p.variant_id = v.id and p.price_list_id = l.id and p.valid_from > now.at order by p.valid_from, p.id desc) n
    left join internal.price_origins o on o.price_id = n.id
    left join lateral (select verdict, percent from shop.price_proofs f where f.price_id = n.id order by f.id desc limit 1) f on true
   where not coalesce(o.restores, false)`

type Listed = Narrow<SelectPricedVariants, Omit<PricedVariantRow, 'current'> & { current: PricedVariantRow['current'] }>

/** The next variants behind an id; one more than asked says that there are more. */
export async function selectPricedVariants(
  db: Db,
  listCode: string,
  query: PricesQuery,
  limit: number,
): Promise<Listed[]> {
  const { rows } = await db.query<Listed>(
    `select v.id as "variantId", v.sku, p.name, v.name as "variantName",
            coalesce((select max(id) from shop.prices h where h.variant_id = v.id and h.price_list_id = l.id), 0)::int as head,
            case when c.amount is null or c.kind = 'ended' then null
                 else jsonb_build_object('amount', c.amount, 'kind', c.kind, 'from', c.valid_from) end as current,
            case when c.kind = 'sale' then c.regular_amount end::int as regular,
            case when c.kind = 'sale' then shop.lowest_price_before_discount(v.id, l.id, now.at) end::int as lowest,
            (select f.verdict from shop.prices h join shop.price_proofs f on f.price_id = h.id
              where h.variant_id = v.id and h.price_list_id = l.id and h.valid_from = c.valid_from order by h.id desc, f.id desc limit 1) as verdict,
            planned.list as planned
       from (select internal.shop_now() as at) now
       join shop.price_lists l on l.storefront_id = $1 and l.code = $2
       join shop.variants v on v.storefront_id = l.storefront_id and v.status <> 'discontinued' and v.id > $5
       join shop.products p on p.id = v.product_id
       left join lateral shop.current_price(v.id, l.id, now.at) c on true
       left join lateral (${PLANNED}) planned on true
      where ($3 = '' or p.name ilike '%' || $3 || '%' or v.sku ilike $3 || '%' or v.ean = $3)
        and ($4 <> 'planned' or planned.list <> '[]') and ($4 <> 'sale' or c.kind = 'sale')
      order by v.id limit $6`,
    [STOREFRONT_ID, listCode, query.find.replaceAll(/[\\%_]/g, '\\$&'), query.only, query.after, limit],
  )
  return rows
}

type EntryRow = Narrow<SelectLedgerEntries, Omit<LedgerEntry, 'from'> & { from: Date }>

const LONGEST = 200

export async function selectLedgerEntries(db: Db, listCode: string, variantId: number): Promise<EntryRow[]> {
  const { rows } = await db.query<EntryRow>(
    `select p.id, p.amount::int as amount, p.kind, p.valid_from as "from", coalesce(o.restores, false) as restores, coalesce(o.reason, '') as reason,
            internal.staff_name(o.actor_id) as by,
            exists (select from shop.prices n where n.variant_id = p.variant_id and n.price_list_id = p.price_list_id
                      and n.valid_from = p.valid_from and n.id > p.id) as "isOverridden",
            (select jsonb_build_object('verdict', f.verdict, 'reference', f.reference, 'percent', f.percent, 'windowFrom', f.window_from)
               from shop.price_proofs f where f.price_id = p.id order by f.id desc limit 1) as proof
       from shop.prices p join shop.price_lists l on l.id = p.price_list_id
       left join internal.price_origins o on o.price_id = p.id
      where l.storefront_id = $1 and l.code = $2 and p.variant_id = $3 order by p.valid_from desc, p.id desc limit ${LONGEST}`,
    [STOREFRONT_ID, listCode, variantId],
  )
  return rows
}
