import type { FeedFormat, FeedProblem } from '@shop/partners/feeds/feed-item'
import type pg from 'pg'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { InsertRun, ReadChunks, SelectCurrentRun } from '#app/store/rows'

type FeedName = FeedFormat['name']

export async function insertRun(db: Db, storefrontId: number, feed: FeedName, now: Date): Promise<number> {
  const { rows } = await db.query<InsertRun>(
    'insert into internal.feed_runs (storefront_id, feed, started_at) values ($1, $2, $3) returning id::int as id',
    [storefrontId, feed, now],
  )
  const [row] = rows
  if (!row) throw new Error('The run was not written.')
  return row.id
}

export async function insertChunk(db: Db, runId: number, position: number, bytes: Buffer): Promise<void> {
  await db.query<NoRow>('insert into internal.feed_chunks (feed_run_id, position, bytes) values ($1, $2, $3)', [
    runId,
    position,
    bytes,
  ])
}

interface FinishedRun {
  runId: number
  storefrontId: number
  feed: FeedName
  items: number
  skipped: number
  bytes: number
  etag: string
  problems: { sku: string; problem: FeedProblem; isLeftOut: boolean }[]
  now: Date
}

/** From now on this run is served; older ones go, with whatever a crash has left half written. */
export async function finishRun(db: Db, run: FinishedRun): Promise<void> {
  const { runId, storefrontId, feed, items, skipped, bytes, etag, problems, now } = run
  await db.query<NoRow>(
    `update internal.feed_runs set finished_at = $2, item_count = $3, skipped_count = $4, byte_count = $5, etag = $6
      where id = $1`,
    [runId, now, items, skipped, bytes, etag],
  )
  await db.query<NoRow>('delete from internal.feed_runs where storefront_id = $1 and feed = $2 and id < $3', [
    storefrontId,
    feed,
    runId,
  ])
  await db.query<NoRow>('delete from shop.feed_problems where storefront_id = $1 and feed = $2', [storefrontId, feed])
  await db.query<NoRow>(
    `insert into shop.feed_problems (storefront_id, feed, sku, problem, is_left_out, checked_at)
     select $1, $2, x.sku, x.problem, x."isLeftOut", $4
       from jsonb_to_recordset($3::jsonb) x (sku text, problem text, "isLeftOut" boolean)`,
    [storefrontId, feed, JSON.stringify(problems), now],
  )
}

interface CurrentRun {
  id: number
  etag: string
  finishedAt: Date
}

export async function selectCurrentRun(db: Db, storefrontId: number, feed: string): Promise<CurrentRun | null> {
  const { rows } = await db.query<Narrow<SelectCurrentRun, Pick<CurrentRun, 'etag'>>>(
    `select id::int as id, etag, finished_at as "finishedAt" from internal.feed_runs
      where storefront_id = $1 and feed = $2 and finished_at is not null order by finished_at desc limit 1`,
    [storefrontId, feed],
  )
  return rows[0] ?? null
}

/** Piece by piece; the whole file never stands in memory. */
export async function* readChunks(pool: pg.Pool, runId: number): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const { rows } = await pool.query<ReadChunks>(
      'select bytes from internal.feed_chunks where feed_run_id = $1 and position = $2',
      [runId, position],
    )
    const [row] = rows
    if (!row) return
    yield row.bytes
  }
}
