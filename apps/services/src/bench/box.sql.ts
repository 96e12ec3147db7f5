import type { PackedPiece, ShelfBatch } from '@shop/domain/packing/judge-scan'
import type { ShipmentState } from '@shop/domain/shipment/shipment-state'
import type { Db, Narrow } from '#app/store/database'
import type {
  SelectBox,
  SelectPackedPieces,
  SelectParcelByLabel,
  SelectShelfBatches,
  SelectTaggedBatch,
} from '#app/store/rows'

export interface BoxLine {
  variantId: number
  name: string
  variantName: string
  image: string | null
  ean: string | null
  shelf: string | null
  isGift: boolean
  weightGrams: number
  pieces: number
  batchCode: string | null
  bestBefore: string | null
}

export interface Box {
  parcelId: number
  orderId: number
  orderNumber: string
  number: number
  count: number
  state: ShipmentState
  carrier: string | null
  weightGrams: number
  /** How long goods must keep by the buyer's group, when it says so. */
  groupDays: number | null
  /** Starter packs for puppies that go in beside the goods. */
  starterPacks: number
  lines: BoxLine[]
}

const PICTURE = (column: string, id: string) =>
  `(select '/' || i.content_hash || '/320/' || i.key || '.webp' from shop.images i where i.${column} = ${id} order by i.position limit 1)`

/** The box and what is planned for it; of the order nothing but its number. */
export async function selectBox(db: Db, parcelId: number): Promise<Box | null> {
  const { rows } = await db.query<
    Narrow<SelectBox, Pick<Box, 'state' | 'lines' | 'count' | 'groupDays' | 'starterPacks'>>
  >(
    `select p.id as "parcelId", p.order_id as "orderId", o.number as "orderNumber", p.number, p.state, p.carrier,
            p.weight_g as "weightGrams",
            (select g.minimum_days_left from shop.customer_groups g
              where g.storefront_id = o.storefront_id and g.code = o.customer_group) as "groupDays",
            (select coalesce(sum(l.packs), 0)::integer from shop.litters l where l.packs_order_id = p.order_id and l.packs_sent_at is null) as "starterPacks",
            (select count(*)::integer from shop.parcels a where a.order_id = p.order_id and a.state <> 'cancelled') as count,
            (select coalesce(jsonb_agg(jsonb_build_object('variantId', l.variant_id, 'name', g.name, 'variantName', v.name,
                'image', coalesce(${PICTURE('variant_id', 'v.id')}, ${PICTURE('variant_id', 'v.short_of')}, ${PICTURE('product_id', 'v.product_id')}), 'ean', coalesce(v.ean, usual.ean), 'shelf', s.shelf,
                'isGift', not exists (select from shop.order_lines a
                   where a.order_id = p.order_id and a.variant_id = l.variant_id and a.kind = 'goods'),
                'weightGrams', v.gross_weight_g, 'pieces', l.pieces, 'batchCode', l.batch_code,
                'bestBefore', to_char(l.best_before, 'YYYY-MM-DD')) order by l.position), '[]')
               from shop.parcel_lines l join shop.variants v on v.id = l.variant_id join shop.products g on g.id = v.product_id
               left join shop.variants usual on usual.id = v.short_of
               left join shop.stock s on s.variant_id = l.variant_id where l.parcel_id = p.id) as lines
       from shop.parcels p join shop.orders o on o.id = p.order_id where p.id = $1`,
    [parcelId],
  )
  return rows[0] ?? null
}

/** What lies in the box: every right scan that was not taken back. */
export async function selectPackedPieces(db: Db, parcelId: number): Promise<PackedPiece[]> {
  const { rows } = await db.query<Narrow<SelectPackedPieces, { variantId: number }>>(
    `select s.variant_id as "variantId", b.code as "batchCode" from internal.parcel_scans s
       left join shop.batches b on b.id = s.batch_id
      where s.parcel_id = $1 and s.verdict = 'right' and s.undone_at is null order by s.id`,
    [parcelId],
  )
  return rows
}

/** Batches of the goods of a box and of the same packs sold apart. What is planned for it is its own to take. */
export async function selectShelfBatches(db: Db, parcelId: number): Promise<ShelfBatch[]> {
  const { rows } = await db.query<
    Narrow<SelectShelfBatches, { available: number; isBlocked: boolean; familyId: number; isShortDated: boolean }>
  >(
    `select b.variant_id as "variantId", b.code, to_char(b.best_before, 'YYYY-MM-DD') as "bestBefore",
            b.on_hand - b.reserved + coalesce((select sum(l.pieces)::integer from shop.parcel_lines l
               where l.parcel_id = $1 and l.batch_id = b.id), 0) as available,
            b.blocked_reason is not null as "isBlocked", coalesce(v.short_of, v.id) as "familyId", v.short_of is not null as "isShortDated"
       from (select distinct coalesce(o.short_of, o.id) as id from shop.parcel_lines l join shop.variants o on o.id = l.variant_id
              where l.parcel_id = $1) family
       join shop.variants v on v.id = family.id or v.short_of = family.id
       join shop.batches b on b.variant_id = v.id
      where case when exists (select from shop.parcel_lines l where l.parcel_id = $1 and l.variant_id = b.variant_id)
                 then b.on_hand > 0 or b.blocked_reason is not null else b.on_hand > b.reserved end`,
    [parcelId],
  )
  return rows
}

export async function selectTaggedBatch(db: Db, uid: string): Promise<{ variantId: number; code: string } | null> {
  const { rows } = await db.query<SelectTaggedBatch>(
    `select b.variant_id as "variantId", b.code from shop.printed_tags t join shop.batches b on b.id = t.batch_id
      where t.uid = $1 and t.revoked_at is null`,
    [uid],
  )
  return rows[0] ?? null
}

/** By what is printed on it: the carrier's number, ours, or the code that leads to its page. */
export async function selectParcelByLabel(db: Db, code: string): Promise<number | null> {
  const { rows } = await db.query<SelectParcelByLabel>(
    `select id from shop.parcels where tracking_number = $1
      union all
     select p.id from shop.orders o join shop.parcels p on p.order_id = o.id
      where o.number = substr($1, 2, 10) and $1 like 'P%' and p.number = coalesce(nullif(substr($1, 13), ''), '1')::integer
      union all
     select parcel_id from shop.printed_tags where uid = lower($1) and parcel_id is not null
      limit 1`,
    [code],
  )
  return rows[0]?.id ?? null
}
