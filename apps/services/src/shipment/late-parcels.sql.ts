import { notResting } from '#app/jobs/each-item.sql'
import type { Db, NoRow } from '#app/store/database'
import type { LockPromise, SelectArrived, SelectLateParcels } from '#app/store/rows'

/**
 * Parcels whose last promised day is over and that nobody has looked at, or whose customer could not be told the last time; those looked at last
 * come last, so that many of one silent carrier keep nobody waiting. One that is sent again has no promise of its own, and what is two weeks late
 * is told by people.
 */
export async function selectLateParcels(db: Db, today: string, now: Date, limit: number): Promise<number[]> {
  const { rows } = await db.query<SelectLateParcels>(
    `select p.id from shop.parcels p join shop.orders o on o.id = p.order_id left join internal.late_parcels l on l.parcel_id = p.id
      where p.state in ('labelled', 'in_transit', 'problem') and p.replaced_by is null
        and o.delivery_to < $1::date and o.delivery_to >= $1::date - 14
        and (l.parcel_id is null or (l.told_at is null and p.carrier_code is not null))
        and not exists (select from shop.parcels b where b.replaced_by = p.id) and ${notResting('tell-late-parcels', 'p.id', '$2')}
      order by l.seen_at nulls first, o.delivery_to, p.id limit $3`,
    [today, now, limit],
  )
  return rows.map(({ id }) => id)
}

export async function lockPromise(db: Db, orderId: number): Promise<string | null> {
  const { rows } = await db.query<LockPromise>(
    `select to_char(delivery_to, 'YYYY-MM-DD') as "promisedOn" from shop.orders where id = $1 for update`,
    [orderId],
  )
  return rows[0]?.promisedOn ?? null
}

export async function upsertLate(
  db: Db,
  { parcelId, promisedOn, toldAt, now }: { parcelId: number; promisedOn: string; toldAt: Date | null; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.late_parcels as l (parcel_id, promised_on, seen_at, told_at) values ($1, $2, $3, $4)
     on conflict (parcel_id) do update set told_at = coalesce(l.told_at, excluded.told_at), seen_at = excluded.seen_at`,
    [parcelId, promisedOn, now, toldAt],
  )
}

/** Of open tasks about late parcels those whose parcel has come, or will not. */
export async function selectArrived(db: Db): Promise<string[]> {
  const { rows } = await db.query<SelectArrived>(
    `select t.subject from shop.staff_tasks t join shop.parcels p on p.id = substr(t.subject, 8)::bigint
      where t.kind = 'parcel_late' and t.closed_at is null and p.state not in ('labelled', 'in_transit', 'problem')`,
  )
  return rows.map(({ subject }) => subject)
}
