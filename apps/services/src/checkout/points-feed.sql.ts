import type { Db, NoRow } from '#app/store/database'
import type { CountPoints, SelectPointWays } from '#app/store/rows'

export interface FeedRow {
  external_id: string
  kind: string
  name: string
  place: string
  street: string
  city: string
  zip: string
  country: string
  lat: number
  lng: number
  opening_hours: object | null
  opening_hours_short: string
  max_weight_g: number | null
  takes_cod: boolean
  takes_card: boolean
  is_wheelchair_accessible: boolean
  status: string
}

const COLUMNS = `external_id, kind, name, place, street, city, zip, country, lat, lng, opening_hours, opening_hours_short,
  max_weight_g, takes_cod, takes_card, is_wheelchair_accessible, status`
const TYPES = `external_id text, kind text, name text, place text, street text, city text, zip text, country text, lat float8,
  lng float8, opening_hours jsonb, opening_hours_short text, max_weight_g integer, takes_cod boolean, takes_card boolean,
  is_wheelchair_accessible boolean, status text`
const SAME = COLUMNS.split(',')
  .map((column) => column.trim())
  .map((column) => `p.${column} is distinct from excluded.${column}`)
const SET = COLUMNS.split(',')
  .map((column) => column.trim())
  .map((column) => `${column} = excluded.${column}`)

/** What deliveries, offered now or not, may send to. */
export async function selectPointWays(db: Db): Promise<{ network: string; kind: string }[]> {
  const { rows } = await db.query<SelectPointWays>(
    `select distinct point_network as network, kind from shop.shipping_methods where point_network is not null`,
  )
  return rows.flatMap(({ network, kind }) => (network === null ? [] : [{ network, kind }]))
}

/** Points that can be chosen, by their kind. */
export async function countPoints(db: Db, network: string): Promise<Record<string, number>> {
  const { rows } = await db.query<CountPoints>(
    `select kind, count(*)::integer as points from shop.pickup_points where network = $1 and removed_at is null group by kind order by kind`,
    [network],
  )
  return Object.fromEntries(rows.map(({ kind, points }) => [kind, points]))
}

/** Writes only what differs: a feed of ten thousand points changes a few of them a day. */
export async function upsertPoints(db: Db, network: string, rows: readonly FeedRow[], now: Date): Promise<number> {
  const { rowCount } = await db.query<NoRow>(
    `insert into shop.pickup_points as p (network, updated_at, ${COLUMNS})
     select $1, $3, ${COLUMNS} from jsonb_to_recordset($2::jsonb) as feed (${TYPES})
     on conflict (network, external_id) do update
       set ${SET.join(', ')}, is_sample = false, removed_at = null, updated_at = excluded.updated_at
     where p.removed_at is not null or p.is_sample or ${SAME.join(' or ')}`,
    [network, JSON.stringify(rows), now],
  )
  return rowCount ?? 0
}

/** A point that has left the feed cannot be chosen any more; orders that name it keep doing so. */
export async function removePointsBeside(
  db: Db,
  network: string,
  externalIds: readonly string[],
  now: Date,
): Promise<number> {
  const { rowCount } = await db.query<NoRow>(
    `update shop.pickup_points set removed_at = $3, updated_at = $3
      where network = $1 and removed_at is null and external_id <> all ($2)`,
    [network, externalIds, now],
  )
  return rowCount ?? 0
}
