import type { Batch } from '@shop/domain/shipment/choose-batches'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { LockBatches, SelectBlockedParcel, SelectParcelLines, SelectRecalledParcels } from '#app/store/rows'

export type StockedBatch = Batch & { code: string; variantId: number; isShortDated: boolean }

/** Batches of some goods, held in the order of their numbers so that two packers never wait for each other in a circle. */
export async function lockBatches(db: Db, variantIds: readonly number[]): Promise<StockedBatch[]> {
  const { rows } = await db.query<Narrow<LockBatches, { isShortDated: boolean }>>(
    `select b.id::text, b.variant_id as "variantId", b.code, to_char(b.best_before, 'YYYY-MM-DD') as "bestBefore",
            b.on_hand - b.reserved as available, b.blocked_reason is not null as "isBlocked", v.short_of is not null as "isShortDated"
       from shop.batches b join shop.variants v on v.id = b.variant_id where b.variant_id = any($1) order by b.id for no key update of b`,
    [variantIds],
  )
  return rows
}

/**
 * Whatever lies in these parcels, held before the first of them changes: stock, then batches, each in the order of its numbers.
 * Parcel by parcel the order would be that of the boxes, and two who send the same goods would wait for each other in a circle.
 */
export async function lockShelves(db: Db, parcelIds: readonly number[]): Promise<void> {
  await db.query<NoRow>(
    `select from shop.stock where variant_id in (select variant_id from shop.parcel_lines where parcel_id = any($1))
      order by variant_id for no key update`,
    [parcelIds],
  )
  await lockBatchesOf(db, parcelIds)
}

export async function lockBatchesOf(db: Db, parcelIds: readonly number[]): Promise<void> {
  await db.query<NoRow>(
    `select from shop.batches where id in (select batch_id from shop.parcel_lines where parcel_id = any($1)) order by id for no key update`,
    [parcelIds],
  )
}

/** A box that holds pieces of a blocked batch must not leave; the caller holds the shelves. */
export async function selectBlockedParcel(db: Db, parcelIds: readonly number[]): Promise<number | null> {
  const { rows } = await db.query<SelectBlockedParcel>(
    `select l.parcel_id as "parcelId" from shop.parcel_lines l join shop.batches b on b.id = l.batch_id
      where l.parcel_id = any ($1) and b.blocked_reason is not null order by l.parcel_id limit 1`,
    [parcelIds],
  )
  return rows[0]?.parcelId ?? null
}

/** Those with pieces of a batch that everybody was told not to feed; the caller holds the shelves. */
export async function selectRecalledParcels(db: Db, parcelIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.query<SelectRecalledParcels>(
    `select distinct l.parcel_id as "parcelId" from shop.parcel_lines l
       join shop.batches b on b.id = l.batch_id join shop.recalls r on r.batch_id = coalesce(b.part_of, b.id)
      where l.parcel_id = any ($1) and r.approved_at is not null and r.withdrawn_at is null order by l.parcel_id`,
    [parcelIds],
  )
  return rows.map(({ parcelId }) => parcelId)
}

export interface ParcelLine {
  position: number
  variantId: number
  pieces: number
  batchId: number | null
  batchCode: string | null
  bestBefore: string | null
}

/** Lines with their batches; the pieces of a parcel sent again lie in no batch on the shelf, so they reserve nothing. */
export async function insertParcelLines(
  db: Db,
  parcelId: number,
  lines: readonly ParcelLine[],
  { isReserved = true }: { isReserved?: boolean } = {},
): Promise<void> {
  await db.query<NoRow>(
    `with lines as (
       insert into shop.parcel_lines (parcel_id, position, variant_id, pieces, batch_id, batch_code, best_before)
       select $1, l.position, l."variantId", l.pieces, l."batchId", l."batchCode", l."bestBefore"
         from jsonb_to_recordset($2::jsonb) as l (position integer, "variantId" bigint, pieces integer, "batchId" bigint,
           "batchCode" text, "bestBefore" date)
       returning batch_id, pieces
     )
     update shop.batches b set reserved = b.reserved + l.pieces
       from (select batch_id, sum(pieces) as pieces from lines where batch_id is not null group by batch_id) l
      where b.id = l.batch_id and $3`,
    [parcelId, JSON.stringify(lines), isReserved],
  )
}

export async function selectParcelLines(db: Db, parcelId: number): Promise<ParcelLine[]> {
  const { rows } = await db.query<SelectParcelLines>(
    `select position, variant_id as "variantId", pieces, batch_id as "batchId", batch_code as "batchCode",
            to_char(best_before, 'YYYY-MM-DD') as "bestBefore"
       from shop.parcel_lines where parcel_id = $1 order by position`,
    [parcelId],
  )
  return rows
}

const OF_PARCEL = `(select batch_id, sum(pieces) as pieces from shop.parcel_lines
   where parcel_id = $1 and batch_id is not null group by batch_id) l`

/** The pieces go back on the shelf they were taken from. */
export async function releaseBatches(db: Db, parcelId: number): Promise<void> {
  await lockBatchesOf(db, [parcelId])
  await db.query<NoRow>(
    `update shop.batches b set reserved = b.reserved - l.pieces from ${OF_PARCEL} where b.id = l.batch_id`,
    [parcelId],
  )
}

/** The packer took other batches than the plan said: the lines are what really lies in the box. */
export async function deleteParcelLines(db: Db, parcelId: number): Promise<void> {
  await db.query<NoRow>('delete from shop.parcel_lines where parcel_id = $1', [parcelId])
}

/** The pieces of a parcel leave the house: stock, its reservation and its batches, once. The caller holds the shelves. */
export async function issueParcel(db: Db, parcelId: number, orderId: number, now: Date): Promise<void> {
  await db.query<NoRow>(
    `with wanted as materialized (
       select variant_id, sum(pieces)::integer as pieces from shop.parcel_lines where parcel_id = $1 group by variant_id
     ), issued as (
       update shop.stock s set on_hand = s.on_hand - w.pieces, reserved = s.reserved - w.pieces, updated_at = now()
         from wanted w where s.variant_id = w.variant_id returning s.variant_id, w.pieces
     ), kept as (
       update shop.reservations r set pieces = r.pieces - i.pieces from issued i
        where r.order_id = $2 and r.variant_id = i.variant_id and r.pieces > i.pieces
     ), gone as (
       delete from shop.reservations r using issued i where r.order_id = $2 and r.variant_id = i.variant_id and r.pieces <= i.pieces
     )
     update shop.parcels set issued_at = $3 where id = $1`,
    [parcelId, orderId, now],
  )
  await db.query<NoRow>(
    `update shop.batches b set on_hand = b.on_hand - l.pieces, reserved = b.reserved - l.pieces from ${OF_PARCEL} where b.id = l.batch_id`,
    [parcelId],
  )
}

/** What came back lies on the shelf again, which the caller holds. */
export async function restockParcel(db: Db, parcelId: number): Promise<void> {
  await db.query<NoRow>(
    `update shop.stock s set on_hand = s.on_hand + w.pieces, updated_at = now()
       from (select variant_id, sum(pieces)::integer as pieces from shop.parcel_lines where parcel_id = $1 group by variant_id) w
      where s.variant_id = w.variant_id`,
    [parcelId],
  )
  await db.query<NoRow>(
    `update shop.batches b set on_hand = b.on_hand + l.pieces from ${OF_PARCEL} where b.id = l.batch_id`,
    [parcelId],
  )
}
