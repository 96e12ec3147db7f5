import type { Db, Narrow, NoRow } from '#app/store/database'
import type { LockFeed, SelectFeeds, SelectNetworks } from '#app/store/rows'

export type FeedFault = 'unavailable' | 'refused' | 'malformed' | 'lost_points'

export async function selectFeeds(db: Db) {
  const { rows } = await db.query<SelectFeeds>(
    `select network, read_at as "readAt", changed_at as "changedAt", points, mark, fault, fault_details as "faultDetails",
            failing_since as "failingSince", tried_at as "triedAt"
       from internal.carrier_feeds order by network`,
  )
  return rows
}

/** Two runs never write the points of one network at once. */
export async function lockFeed(db: Db, network: string, now: Date): Promise<number> {
  const { rows } = await db.query<LockFeed>(
    `insert into internal.carrier_feeds (network, tried_at) values ($1, $2)
     on conflict (network) do update set tried_at = excluded.tried_at returning points`,
    [network, now],
  )
  return rows[0]?.points ?? 0
}

export async function updateFeedRead(
  db: Db,
  network: string,
  { mark, points, isChanged, now }: { mark: string | null; points: number; isChanged: boolean; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `update internal.carrier_feeds
        set read_at = $2, changed_at = case when $3 then $2 else changed_at end, points = $4, mark = $5, fault = null,
            fault_details = '{}', failing_since = null, tried_at = $2
      where network = $1`,
    [network, now, isChanged, points, mark],
  )
}

export async function upsertFeedFault(
  db: Db,
  network: string,
  { fault, details, now }: { fault: FeedFault; details: object; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.carrier_feeds as f (network, fault, fault_details, failing_since, tried_at) values ($1, $2, $3, $4, $4)
     on conflict (network) do update
       set fault = excluded.fault, fault_details = excluded.fault_details, failing_since = coalesce(f.failing_since, $4), tried_at = $4`,
    [network, fault, details, now],
  )
}

interface Network {
  network: string
  deliveries: string[]
  points: number
}

/** Networks that deliveries send to, with the points that can be chosen. */
export async function selectNetworks(db: Db): Promise<Network[]> {
  const { rows } = await db.query<Narrow<SelectNetworks, Network>>(
    `select m.point_network as network, array_agg(m.name order by m.position) as deliveries,
            (select count(*)::integer from shop.pickup_points p where p.network = m.point_network and p.removed_at is null) as points
       from shop.shipping_methods m where m.point_network is not null group by m.point_network order by m.point_network`,
  )
  return rows
}
