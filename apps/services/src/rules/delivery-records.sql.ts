import type { DeliveryRecord } from '@shop/domain/calendar/delivery-promise'
import type { Db, Narrow } from '#app/store/database'
import type { SelectDeliveryRecords, SelectRecordsOfOrder, SelectRecordsOfTargets } from '#app/store/rows'

/** Where a parcel would go, as far as anybody has said: the door of the customer, and the point of the chosen way. */
export interface Target {
  zip: string | null
  shippingMethodId: number | null
  pickupPointId: number | null
}

/** By the id of a way of shipping; one that is missing keeps its carrier's word. */
export type DeliveryRecords = ReadonlyMap<number, readonly DeliveryRecord[]>

const RECORD = `d.area, nullif(d.weekday, 0) as weekday, d.parcels, d.in_time as "inTime", d.min_days as "minDays",
  d.max_days as "maxDays"`

/** Couriers are judged by the customer's own post code, a way to a point only by that of the point. */
export async function selectDeliveryRecords(db: Db, target: Target): Promise<DeliveryRecords> {
  const { zip, shippingMethodId, pickupPointId } = target
  if (!zip && pickupPointId === null) return new Map()
  const { rows } = await db.query<Narrow<SelectDeliveryRecords, Pick<DeliveryRecord, 'weekday'>>>({
    name: 'delivery-records',
    text: `select d.shipping_method_id as "methodId", ${RECORD}
             from internal.delivery_days d join shop.shipping_methods m on m.id = d.shipping_method_id
            where (m.kind = 'address' and d.area = left($1, 3))
               or (m.point_network is not null and m.id = $2
                   and d.area = (select left(p.zip, 3) from shop.pickup_points p where p.id = $3))
            order by d.weekday`,
    values: [zip, shippingMethodId, pickupPointId],
  })
  const byMethod = Map.groupBy(rows, ({ methodId }) => methodId)
  return new Map([...byMethod].map(([id, found]) => [id, found.map(({ methodId: _, ...record }) => record)]))
}

/** The same for many parcels, in the order of the question. */
export async function selectRecordsOfTargets(db: Db, targets: readonly Target[]): Promise<DeliveryRecords[]> {
  const { rows } = await db.query<Narrow<SelectRecordsOfTargets, Pick<DeliveryRecord, 'weekday'>>>({
    name: 'delivery-records-of-many',
    text: `select q.n::integer, d.shipping_method_id as "methodId", ${RECORD}
             from unnest($1::text[], $2::bigint[], $3::bigint[]) with ordinality q (zip, method_id, point_id, n)
             left join shop.pickup_points p on p.id = q.point_id
             join shop.shipping_methods m on m.kind = 'address' or m.point_network is not null and m.id = q.method_id
             join internal.delivery_days d on d.shipping_method_id = m.id
              and d.area = left(case when m.kind = 'address' then q.zip else p.zip end, 3)
            order by q.n, d.weekday`,
    values: [
      targets.map(({ zip }) => zip),
      targets.map(({ shippingMethodId }) => shippingMethodId),
      targets.map(({ pickupPointId }) => pickupPointId),
    ],
  })
  const byTarget = Map.groupBy(rows, ({ n }) => n)
  return targets.map((_, index) => {
    const byMethod = Map.groupBy(byTarget.get(index + 1) ?? [], ({ methodId }) => methodId)
    return new Map([...byMethod].map(([id, found]) => [id, found.map(({ methodId: _id, n: _n, ...record }) => record)]))
  })
}

/** The same of an order, which goes where it says. */
export async function selectRecordsOfOrder(db: Db, orderId: number): Promise<DeliveryRecord[]> {
  const { rows } = await db.query<Narrow<SelectRecordsOfOrder, Pick<DeliveryRecord, 'weekday'>>>(
    `select ${RECORD} from shop.orders o join internal.delivery_days d on d.shipping_method_id = o.shipping_method_id
        and d.area = left(coalesce(o.pickup_point ->> 'zip', o.delivery ->> 'zip'), 3)
      where o.id = $1 order by d.weekday`,
    [orderId],
  )
  return rows
}
