import type { SentParcels } from '@shop/domain/shipment/delivery-days'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { SelectSent } from '#app/store/rows'

type Sent = Narrow<SelectSent, Pick<SentParcels, 'dueOn' | 'parcels'>>

/**
 * Parcels that left between two moments, by way, area and the two days that matter: when they were to leave and when they were there.
 * A parcel that waits at its point has come; one that was lost, returned or replaced on its way has not, and its substitute is none
 * of those anybody was promised.
 */
export async function selectSent(db: Db, since: Date, until: Date): Promise<Sent[]> {
  const { rows } = await db.query<Sent>(
    `select o.shipping_method_id as "methodId", left(coalesce(o.pickup_point ->> 'zip', o.delivery ->> 'zip'), 3) as area,
            least(o.dispatch_on, (p.handed_over_at at time zone 'Europe/Prague')::date)::text as "dueOn",
            ((there.at at time zone 'Europe/Prague')::date)::text as "arrivedOn", count(*)::integer as parcels
       from shop.parcels p
       join shop.orders o on o.id = p.order_id
       cross join lateral (
         select min(e.at) as at from shop.parcel_events e
          where e.parcel_id = p.id and e.to_state in ('ready_for_pickup', 'delivered')) there
      where p.handed_over_at >= $1 and p.handed_over_at < $2 and p.state <> 'cancelled'
        and o.shipping_kind <> 'personal-pickup' and not exists (select from shop.parcels lost where lost.replaced_by = p.id)
        and coalesce(o.pickup_point ->> 'zip', o.delivery ->> 'zip') ~ '^[0-9]{5}$'
      group by 1, 2, 3, 4`,
    [since, until],
  )
  return rows
}

interface CountedDays {
  shipping_method_id: number
  area: string
  weekday: number
  parcels: number
  in_time: number
  min_days: number
  max_days: number
}

/** The whole table anew: a place that has grown too quiet goes back to the carrier's word. */
export async function replaceDeliveryDays(db: Db, rows: readonly CountedDays[]): Promise<void> {
  await db.query<NoRow>('delete from internal.delivery_days')
  await db.query<NoRow>(
    `insert into internal.delivery_days (shipping_method_id, area, weekday, parcels, in_time, min_days, max_days)
     select shipping_method_id, area, weekday, parcels, in_time, min_days, max_days
       from jsonb_populate_recordset(null::internal.delivery_days, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}
