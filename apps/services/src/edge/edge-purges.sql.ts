import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type {
  SelectBehindSeconds,
  SelectDuePurges,
  SelectEdgeStates,
  SelectNextPurge,
  TakePageChanges,
} from '#app/store/rows'

/**
 * Hands every change to every edge and gives how many keys there were. Rows are taken by deleting them: a transaction that began
 * early and committed late is found like any other, which a position in a sequence would have passed by.
 */
export async function takePageChanges(db: Db, { edges, now }: { edges: string[]; now: Date }): Promise<number> {
  const { rows } = await db.query<TakePageChanges>(
    `with taken as (
       delete from internal.page_changes returning keys, noted_at
     ), changed as (
       select k as key, min(t.noted_at) as noted_at from taken t, unnest(t.keys) k group by k
     ), wished as (
       insert into internal.edge_purges as p (edge, key, noted_at, due_at)
       select e, c.key, c.noted_at, $2::timestamptz from changed c, unnest($1::text[]) e
       on conflict (edge, key) do update
          set wishes = p.wishes + 1, is_repeat = false, told = 0,
              noted_at = case when p.is_repeat then excluded.noted_at else p.noted_at end,
              due_at = greatest(excluded.due_at, p.sent_at + interval '500 milliseconds')
     )
     select count(*)::integer as keys from changed`,
    [edges, now],
  )
  return onlyRow(rows).keys ?? 0
}

/** Whoever is no longer in front of the shop has nothing to be told. */
export async function forgetOtherEdges(db: Db, edges: string[]): Promise<void> {
  await db.query<NoRow>('delete from internal.edge_purges where edge <> all ($1::text[])', [edges])
  await db.query<NoRow>('delete from internal.edges where edge <> all ($1::text[])', [edges])
}

/** An edge that was away so long that it has too much to hear is told to forget everything. */
export async function collapsePurges(db: Db, { most, now }: { most: number; now: Date }): Promise<void> {
  await db.query<NoRow>(
    `with overfull as (
       select edge, min(noted_at) as noted_at from internal.edge_purges group by edge having count(*) > $1::integer
     ), gone as (
       delete from internal.edge_purges p using overfull o where p.edge = o.edge and p.key <> 'shell'
     )
     insert into internal.edge_purges as p (edge, key, noted_at, due_at)
     select edge, 'shell', noted_at, $2::timestamptz from overfull
     on conflict (edge, key) do update
        set wishes = p.wishes + 1, is_repeat = false, told = 0, noted_at = excluded.noted_at,
            due_at = greatest(excluded.due_at, p.sent_at + interval '500 milliseconds')`,
    [most, now],
  )
}

/** Processes that draw pages ask anew from now on. */
export async function countUpPages(db: Db): Promise<void> {
  await db.query<NoRow>('update internal.page_version set version = version + 1')
}

export interface DuePurge {
  key: string
  wishes: number
  notedAt: Date
}

export async function selectDuePurges(
  db: Db,
  { edge, most, now }: { edge: string; most: number; now: Date },
): Promise<DuePurge[]> {
  const { rows } = await db.query<SelectDuePurges>(
    `select key, wishes, noted_at as "notedAt" from internal.edge_purges
      where edge = $1 and due_at <= $2 order by noted_at, key limit $3::integer`,
    [edge, now, most],
  )
  return rows
}

interface SentPurges {
  edge: string
  sent: readonly DuePurge[]
  now: Date
  /** When what was sent for the first time is sent again, for the second time, and so on. */
  repeatsAt: readonly Date[]
}

/** What has been repeated so often is done. What was wished for meanwhile stays as it is. */
export async function updateSentPurges(db: Db, { edge, sent, now, repeatsAt }: SentPurges): Promise<void> {
  await db.query<NoRow>(
    `with sent as (
       select key, wishes from unnest($2::text[], $3::integer[]) s (key, wishes)
     ), done as (
       delete from internal.edge_purges p using sent s
        where p.edge = $1 and p.key = s.key and p.wishes = s.wishes and p.told >= cardinality($5::timestamptz[])
     )
     update internal.edge_purges p set is_repeat = true, told = p.told + 1, sent_at = $4, due_at = ($5::timestamptz[])[p.told + 1] from sent s
      where p.edge = $1 and p.key = s.key and p.wishes = s.wishes and p.told < cardinality($5::timestamptz[])`,
    [edge, sent.map(({ key }) => key), sent.map(({ wishes }) => wishes), now, repeatsAt],
  )
}

interface EdgeState {
  edge: string
  failures: number
  restsUntil: Date | null
  behindSince: Date | null
}

/** Of those that did not answer when they were last asked. */
export async function selectEdgeStates(db: Db): Promise<EdgeState[]> {
  const { rows } = await db.query<SelectEdgeStates>(
    'select edge, failures, rests_until as "restsUntil", behind_since as "behindSince" from internal.edges',
  )
  return rows
}

export async function upsertEdgeFailure(
  db: Db,
  { edge, restsUntil, now }: { edge: string; restsUntil: Date; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.edges as e (edge, failures, rests_until, behind_since) values ($1, 1, $2, $3)
     on conflict (edge) do update set failures = e.failures + 1, rests_until = excluded.rests_until`,
    [edge, restsUntil, now],
  )
}

export async function deleteEdgeFailure(db: Db, edge: string): Promise<void> {
  await db.query<NoRow>('delete from internal.edges where edge = $1', [edge])
}

/** When there will be something to send; null when there is nothing. */
export async function selectNextPurge(db: Db): Promise<Date | null> {
  const { rows } = await db.query<SelectNextPurge>(
    `select min(greatest(p.due_at, e.rests_until)) as at from internal.edge_purges p left join internal.edges e using (edge)`,
  )
  return rows[0]?.at ?? null
}

export async function selectBehindSeconds(db: Db): Promise<number> {
  const { rows } = await db.query<SelectBehindSeconds>(
    `select coalesce(extract(epoch from clock_timestamp() - min(noted_at)), 0)::float8 as seconds from (
       select noted_at from internal.page_changes
       union all
       select noted_at from internal.edge_purges where not is_repeat
     ) waiting`,
  )
  return Math.max(0, rows[0]?.seconds ?? 0)
}
