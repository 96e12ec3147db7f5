import type { PickupPointView } from '@shop/contract/checkout'
import type { PickupPoint } from '@shop/domain/checkout/pickup-point'
import type { Db, Narrow } from '#app/store/database'
import type { SelectPoint } from '#app/store/rows'

export type PointRow = Omit<PickupPointView, 'refusal'> & { network: string; country: string; externalId: string }

type StoredPoint = Narrow<SelectPoint, Pick<PointRow, Exclude<keyof PointRow, 'maxWeightGrams'>>>

const POINT = `id, network, external_id as "externalId", kind, name, place, street, city, zip, country, lat, lng,
  opening_hours as "openingHours", opening_hours_short as "openingHoursShort", max_weight_g as "maxWeightGrams",
  takes_cod as "takesCod", takes_card as "takesCard", is_wheelchair_accessible as "isWheelchairAccessible", status,
  is_sample as "isSample"`

/** Without a network those of all carriers, more of them, as not all can be chosen. */
export async function findPoints(
  db: Db,
  near: string,
  network: string | null,
  kind: string | null,
): Promise<PointRow[]> {
  const { rows } = await db.query<StoredPoint>(`select ${POINT} from shop.find_pickup_points($1, $2, $3, $4)`, [
    near,
    network,
    kind,
    network === null ? 60 : 30,
  ])
  return rows
}

/** Only points that can be chosen: one that has left the feed is as good as none. */
export async function selectPoint(db: Db, id: number, network: string): Promise<PointRow | null> {
  const { rows } = await db.query<StoredPoint>({
    name: 'pickup-point',
    text: `select ${POINT} from shop.pickup_points where id = $1 and network = $2 and removed_at is null`,
    values: [id, network],
  })
  return rows[0] ?? null
}

/** The same point by the name its carrier gives it. */
export async function selectPointByCode(db: Db, code: string, network: string): Promise<PointRow | null> {
  const { rows } = await db.query<StoredPoint>(
    `select ${POINT} from shop.pickup_points where external_id = $1 and network = $2 and removed_at is null`,
    [code, network],
  )
  return rows[0] ?? null
}

/** Open points nearest to one that may be gone itself, the nearest first; the point itself comes first while it is open. */
export async function selectPointsBeside(db: Db, id: number, network: string, limit: number): Promise<PointRow[]> {
  const { rows } = await db.query<StoredPoint>(
    `with middle as (select kind, country, lat, lng from shop.pickup_points where id = $1)
     select ${POINT} from shop.pickup_points
      where network = $2 and removed_at is null and status = 'open'
        and kind = (select kind from middle) and country = (select country from middle)
      order by ((lng - (select lng from middle)) * 0.65) ^ 2 + (lat - (select lat from middle)) ^ 2, id limit $3`,
    [id, network, limit],
  )
  return rows
}

export function toDomainPoint({ id, kind, country, maxWeightGrams, takesCod, status }: PointRow): PickupPoint {
  return { id: String(id), kind, country, maxWeightGrams, takesCod, status }
}
