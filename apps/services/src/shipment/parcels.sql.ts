import type { ShipmentState } from '@shop/domain/shipment/shipment-state'
import { notResting } from '#app/jobs/each-item.sql'
import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type {
  InsertParcel,
  LockParcel,
  SelectDueParcels,
  SelectLabel,
  SelectParcel,
  SelectParcelAt,
  SelectParcels,
} from '#app/store/rows'

export interface Parcel {
  id: number
  orderId: number
  number: number
  state: ShipmentState
  /** For people; null when the parcel is fetched in person. */
  carrier: string | null
  /** Of the adapter; null when it is served by hand. */
  carrierCode: string | null
  weightGrams: number
  value: number
  codAmount: number
  carrierShipmentId: string | null
  trackingNumber: string | null
  trackingUrl: string | null
  storedUntil: string | null
  handedOverAt: Date | null
  deliveredAt: Date | null
  issuedAt: Date | null
  replacedBy: number | null
}

const PARCEL = `id, order_id as "orderId", number, state, carrier, carrier_code as "carrierCode", weight_g as "weightGrams", value, cod_amount as "codAmount",
  carrier_shipment_id as "carrierShipmentId", tracking_number as "trackingNumber", tracking_url as "trackingUrl",
  to_char(stored_until, 'YYYY-MM-DD') as "storedUntil", handed_over_at as "handedOverAt", delivered_at as "deliveredAt",
  issued_at as "issuedAt", replaced_by as "replacedBy"`

export async function selectParcels(db: Db, orderId: number): Promise<Parcel[]> {
  const { rows } = await db.query<SelectParcels>(
    `select ${PARCEL} from shop.parcels where order_id = $1 order by number`,
    [orderId],
  )
  return rows
}

export async function selectParcel(db: Db, id: number): Promise<Parcel | null> {
  const { rows } = await db.query<SelectParcel>(`select ${PARCEL} from shop.parcels where id = $1`, [id])
  return rows[0] ?? null
}

/** The caller holds the order, which comes first everywhere. */
export async function lockParcel(db: Db, id: number): Promise<Parcel> {
  const { rows } = await db.query<LockParcel>(`select ${PARCEL} from shop.parcels where id = $1 for update`, [id])
  if (!rows[0]) throw new Error(`There is no parcel ${id}.`)
  return rows[0]
}

export async function selectParcelAt(db: Db, carrierCode: string, shipmentId: string): Promise<Parcel | null> {
  const { rows } = await db.query<SelectParcelAt>(
    `select ${PARCEL} from shop.parcels where carrier_code = $1 and carrier_shipment_id = $2`,
    [carrierCode, shipmentId],
  )
  return rows[0] ?? null
}

interface NewParcel {
  orderId: number
  carrier: string | null
  carrierCode: string | null
  weightGrams: number
  value: number
  codAmount: number
  /** Set for a parcel sent again: its pieces have left the stock before. */
  issuedAt: Date | null
  uid: string
  now: Date
}

/** The parcel, its first event and the code printed on it. */
export async function insertParcel(
  db: Db,
  parcel: NewParcel,
  actor: { actorKind: string; actorId: string | null },
): Promise<Parcel> {
  const { rows } = await db.query<InsertParcel>(
    `with planned as (
       insert into shop.parcels (order_id, number, state, carrier, weight_g, value, cod_amount, issued_at, created_at, carrier_code)
       values ($1, (select count(*) + 1 from shop.parcels where order_id = $1), 'planned', $2, $3, $4, $5, $6, $7, $11) returning *
     ), event as (
       insert into shop.parcel_events (parcel_id, at, told_at, event, to_state, actor_kind, actor_id)
       select id, $7, $7, 'planned', 'planned', $9, $10 from planned
     ), tag as (
       insert into shop.printed_tags (uid, kind, parcel_id, created_at) select $8, 'parcel', id, $7 from planned
     )
     select ${PARCEL} from planned`,
    [
      parcel.orderId,
      parcel.carrier,
      parcel.weightGrams,
      parcel.value,
      parcel.codAmount,
      parcel.issuedAt,
      parcel.now,
      parcel.uid,
      actor.actorKind,
      actor.actorId,
      parcel.carrierCode,
    ],
  )
  return onlyRow(rows)
}

export async function updateParcelState(db: Db, id: number, state: ShipmentState, at: Date): Promise<void> {
  await db.query<NoRow>(
    `update shop.parcels
        set state = $2, updated_at = now(),
            handed_over_at = case when $2 in ('in_transit', 'problem', 'ready_for_pickup', 'delivered', 'returning')
              then coalesce(handed_over_at, $3) else handed_over_at end,
            delivered_at = case when $2 = 'delivered' then $3 else delivered_at end,
            check_at = case when $2 in ('delivered', 'returned', 'cancelled', 'planned', 'packed') then null else check_at end
      where id = $1`,
    [id, state, at],
  )
}

interface NewParcelEvent {
  parcelId: number
  at: Date
  toldAt: Date
  event: string
  fromState: string
  toState: string
  /** The carrier's own code of what it told. */
  statusCode: string | null
  words: string
  actorKind: string
  actorId: string | null
}

/** False when the carrier has told the very same before. */
export async function insertParcelEvent(db: Db, row: NewParcelEvent): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `insert into shop.parcel_events (parcel_id, at, told_at, event, from_state, to_state, status_code, words, actor_kind, actor_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (parcel_id, status_code, at) where status_code is not null do nothing`,
    [
      row.parcelId,
      row.at,
      row.toldAt,
      row.event,
      row.fromState,
      row.toState,
      row.statusCode,
      row.words,
      row.actorKind,
      row.actorId,
    ],
  )
  return rowCount === 1
}

export async function hasCarrierEvent(db: Db, parcelId: number, statusCode: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    'select from shop.parcel_events where parcel_id = $1 and status_code = $2 and at = $3',
    [parcelId, statusCode, at],
  )
  return (rowCount ?? 0) > 0
}

interface Shipped {
  carrierShipmentId: string | null
  trackingNumber: string | null
  trackingUrl: string | null
  checkAt: Date | null
}

export async function updateShipped(db: Db, id: number, shipped: Shipped): Promise<void> {
  await db.query<NoRow>(
    `update shop.parcels
        set carrier_shipment_id = $2, tracking_number = $3, tracking_url = $4, check_at = $5, updated_at = now() where id = $1`,
    [id, shipped.carrierShipmentId, shipped.trackingNumber, shipped.trackingUrl, shipped.checkAt],
  )
}

export async function updateChecked(
  db: Db,
  id: number,
  { checkAt, storedUntil }: { checkAt: Date | null; storedUntil: string | null },
): Promise<void> {
  await db.query<NoRow>(
    'update shop.parcels set check_at = $2, stored_until = coalesce($3, stored_until), updated_at = now() where id = $1',
    [id, checkAt, storedUntil],
  )
}

export async function selectDueParcels(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await db.query<SelectDueParcels>(
    `select p.id from shop.parcels p where p.check_at <= $1 and ${notResting('track-parcels', 'p.id', '$1')}
      order by p.check_at limit $2`,
    [now, limit],
  )
  return rows.map(({ id }) => id)
}

export async function updateReplacedBy(db: Db, id: number, replacedBy: number): Promise<void> {
  await db.query<NoRow>('update shop.parcels set replaced_by = $2, updated_at = now() where id = $1', [id, replacedBy])
}

export async function upsertLabel(db: Db, parcelId: number, pdf: Buffer, now: Date): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.parcel_labels (parcel_id, pdf, made_at) values ($1, $2, $3)
     on conflict (parcel_id) do update set pdf = excluded.pdf, made_at = excluded.made_at`,
    [parcelId, pdf, now],
  )
}

export async function selectLabel(db: Db, parcelId: number): Promise<Buffer | null> {
  const { rows } = await db.query<SelectLabel>('select pdf from internal.parcel_labels where parcel_id = $1', [
    parcelId,
  ])
  return rows[0]?.pdf ?? null
}

/** Labels name a person and an address; nobody prints them once the order is closed. */
export async function deleteLabels(db: Db, orderId: number): Promise<void> {
  await db.query<NoRow>(
    'delete from internal.parcel_labels where parcel_id in (select id from shop.parcels where order_id = $1)',
    [orderId],
  )
}

/** Stored once; the same message again is answered as taken. */
export async function insertCarrierMessage(
  db: Db,
  message: { carrierCode: string; eventId: string; shipmentId: string; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.carrier_inbox (carrier_code, event_id, shipment_id, received_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [message.carrierCode, message.eventId, message.shipmentId, message.now],
  )
}
