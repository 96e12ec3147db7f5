import type { Db, Narrow, NoRow } from '#app/store/database'
import { onlyRow } from '#app/store/database'
import type {
  InsertShortVariant,
  SelectCover,
  SelectOpenShortVariants,
  SelectShortBatches,
  SelectShortPrices,
  SelectShortVariant,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export interface ShortBatch {
  batchId: number
  variantId: number
  productId: number
  packName: string
  bestBefore: string
}

/** Batches of goods on sale whose day comes soon or is over and of which something is free, the nearest day first. */
export async function selectShortBatches(db: Db, to: string): Promise<ShortBatch[]> {
  const { rows } = await db.query<Narrow<SelectShortBatches, { bestBefore: string }>>(
    `select b.id as "batchId", v.id as "variantId", v.product_id as "productId", v.name as "packName",
            to_char(b.best_before, 'YYYY-MM-DD') as "bestBefore"
       from shop.batches b join shop.variants v on v.id = b.variant_id join shop.products p on p.id = v.product_id
       join shop.stock s on s.variant_id = v.id
      where v.storefront_id = $1 and b.best_before <= $2 and b.on_hand > b.reserved and s.on_hand > s.reserved
        and b.blocked_reason is null and v.short_of is null and v.status <> 'discontinued' and p.status in ('active', 'sell_out')
      order by b.best_before, b.id`,
    [STOREFRONT_ID, to],
  )
  return rows
}

/**
 * Pieces that orders hold without lying in a box yet, and what other batches have for them that keeps until that day. The caller holds the
 * shelf.
 */
export async function selectCover(db: Db, { variantId, batchId }: ShortBatch, keepsUntil: string) {
  const { rows } = await db.query<Narrow<SelectCover, { unplanned: number; elsewhere: number; isSent: boolean }>>(
    `select (s.reserved - coalesce(sum(b.reserved), 0))::integer as unplanned,
            coalesce(sum(b.on_hand - b.reserved) filter (
              where b.id <> $2 and b.blocked_reason is null and (b.best_before is null or b.best_before >= $3)), 0)::integer as elsewhere,
            coalesce(bool_or(b.best_before >= $3) filter (where b.id = $2), false) as "isSent"
       from shop.stock s left join shop.batches b on b.variant_id = s.variant_id where s.variant_id = $1 group by s.reserved`,
    [variantId, batchId, keepsUntil],
  )
  return onlyRow(rows)
}

const COPIED = [
  'net_weight_g',
  'gross_weight_g',
  'volume_ml',
  'width_mm',
  'height_mm',
  'depth_mm',
  'vat_class',
  'unit',
  'unit_quantity',
]
const copiedOf = (alias: string) => COPIED.map((column) => `${alias}.${column}`).join(', ')

/** What is put right at the usual pack is right here too. */
export async function followUsual(db: Db, variantId: number): Promise<void> {
  await db.query<NoRow>(
    `update shop.variants v set (${COPIED.join(', ')}) = (select ${copiedOf('u')}) from shop.variants u
      where v.id = $1 and u.id = v.short_of and (${copiedOf('v')}) is distinct from (${copiedOf('u')})`,
    [variantId],
  )
}

/** The pack that is sold apart; the caller holds the product. */
export async function selectShortVariant(db: Db, variantId: number, bestBefore: string): Promise<number | null> {
  const { rows } = await db.query<SelectShortVariant>(
    'select id from shop.variants where short_of = $1 and best_before = $2',
    [variantId, bestBefore],
  )
  return rows[0]?.id ?? null
}

/** The code on the package is that of the usual pack, so it has none of its own. */
export async function insertShortVariant(db: Db, variantId: number, name: string, bestBefore: string): Promise<number> {
  const { rows } = await db.query<InsertShortVariant>(
    `insert into shop.variants (storefront_id, product_id, position, sku, name, net_weight_g, gross_weight_g, volume_ml, width_mm, height_mm,
                                depth_mm, vat_class, unit, unit_quantity, is_multipack, status, short_of, best_before)
     select v.storefront_id, v.product_id,
            (select max(o.position) + 1 from shop.variants o where o.storefront_id = v.storefront_id and o.product_id = v.product_id),
            v.sku || '-KT' || to_char($3::date, 'YYMMDD'), $2, v.net_weight_g, v.gross_weight_g, v.volume_ml, v.width_mm, v.height_mm,
            v.depth_mm, v.vat_class, v.unit, v.unit_quantity, v.is_multipack, 'sell_out', v.id, $3
       from shop.variants v where v.id = $1
     returning id`,
    [variantId, name, bestBefore],
  )
  const { id } = onlyRow(rows)
  await db.query<NoRow>(
    'insert into shop.stock (variant_id, shelf) select $1, shelf from shop.stock where variant_id = $2',
    [id, variantId],
  )
  return id
}

/** Another shelf of the same production. */
export async function insertPart(db: Db, batchId: number, variantId: number, pieces: number): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.batches (variant_id, code, best_before, produced_on, received_on, on_hand, part_of)
     select $2, b.code, b.best_before, b.produced_on, b.received_on, $3, b.id from shop.batches b where b.id = $1
     on conflict (variant_id, code) do update set on_hand = shop.batches.on_hand + excluded.on_hand`,
    [batchId, variantId, pieces],
  )
}

export interface ShortVariant {
  variantId: number
  bestBefore: string
  status: string
  onHand: number
}

/** Whatever is sold apart, and what is there again after it had been sold out. */
export async function selectOpenShortVariants(db: Db): Promise<ShortVariant[]> {
  const { rows } = await db.query<Narrow<SelectOpenShortVariants, { bestBefore: string }>>(
    `select v.id as "variantId", to_char(v.best_before, 'YYYY-MM-DD') as "bestBefore", v.status, s.on_hand as "onHand"
       from shop.variants v join shop.stock s on s.variant_id = v.id
      where v.storefront_id = $1 and v.short_of is not null and (v.status <> 'discontinued' or s.on_hand > 0) order by v.id`,
    [STOREFRONT_ID],
  )
  return rows
}

interface ShortPrice {
  listId: number
  usual: number
  own: number | null
}

/** In every list that has a price of the usual pack; what is cheaper already knows neither breaks nor agreements. */
export async function selectShortPrices(db: Db, variantId: number): Promise<ShortPrice[]> {
  const { rows } = await db.query<Narrow<SelectShortPrices, ShortPrice>>(
    `select l.id as "listId", usual.amount::int as usual, own.amount::int as own
       from shop.variants v
       join shop.price_lists l on l.storefront_id = v.storefront_id and l.parent_id is null
        and not exists (select from internal.customer_price_lists own where own.price_list_id = l.id)
       cross join lateral shop.current_price(v.short_of, l.id, internal.shop_now()) usual (amount, kind, valid_from, regular_amount)
       left join lateral shop.current_price(v.id, l.id, internal.shop_now()) own (amount, kind, valid_from, regular_amount) on true
      where v.id = $1 and usual.amount is not null order by l.id`,
    [variantId],
  )
  return rows
}

export async function updateShortStatus(db: Db, variantId: number, status: string): Promise<void> {
  await db.query<NoRow>('update shop.variants set status = $2 where id = $1 and status <> $2', [variantId, status])
}
