import { feedLoss } from '@shop/domain/checkout/feed-loss'
import type { ListedPoint, PointFeed } from '@shop/partners/ports/pickup-points'
import { type FeedFault, lockFeed, selectFeeds, updateFeedRead, upsertFeedFault } from '#app/checkout/carrier-feeds.sql'
import { countPoints, removePointsBeside, selectPointWays, upsertPoints } from '#app/checkout/points-feed.sql'
import { toFeedRows } from '#app/checkout/to-feed-row'
import type { JobContext } from '#app/jobs/job'
import { type Db, inTransaction } from '#app/store/database'
import { closeStaffTaskAbout, openStaffTask } from '#app/tasks/staff-tasks.sql'

const TASK = 'carrier_feed' as const
/** Rows of one statement. */
const BATCH = 1000

/** Brings our lists of points to what their carriers say today. A list that no delivery names is not read: its points could not be chosen. */
export async function importPoints(context: JobContext): Promise<void> {
  await readFeeds(context, () => true)
}

/** Only the lists that were not read the last time. */
export async function rereadPoints(context: JobContext): Promise<void> {
  const failing = new Set(
    (await selectFeeds(context.deps.pool)).flatMap(({ network, fault }) => (fault ? network : [])),
  )
  await readFeeds(context, ({ network }) => failing.has(network))
}

async function readFeeds(context: JobContext, isAsked: (feed: PointFeed) => boolean): Promise<void> {
  const { deps } = context
  const ways = Map.groupBy(await selectPointWays(deps.pool), ({ network }) => network)
  for (const feed of deps.pointFeeds) {
    const kinds = ways.get(feed.network)
    if (kinds && isAsked(feed)) await readOrFail(context, feed, new Set(kinds.map(({ kind }) => kind)))
  }
}

/** A list that throws is one that was not read: people learn of it, and the lists of others are read as ever. */
async function readOrFail(context: JobContext, feed: PointFeed, kinds: ReadonlySet<string>): Promise<void> {
  try {
    await readFeed(context, feed, kinds)
  } catch (error) {
    context.log.error({ err: error, network: feed.network }, 'points.failed')
    await fail(context, feed.network, 'malformed', {})
  }
}

async function readFeed(context: JobContext, feed: PointFeed, kinds: ReadonlySet<string>): Promise<void> {
  const { deps, now } = context
  const { network } = feed
  const known = (await selectFeeds(deps.pool)).find((one) => one.network === network)
  const counts = await countPoints(deps.pool, network)
  // Whoever has changed our rows meanwhile, or asks for a kind we did not keep, is not helped by a list that is the same.
  const isOurs = known?.points === sum(counts) && [...kinds].every((kind) => (counts[kind] ?? 0) > 0)
  const read = await feed.readPoints(isOurs ? (known?.mark ?? null) : null)
  if (!read.ok)
    return fail(context, network, read.code, read.code === 'refused' ? { code: read.details.partnerCode } : {})
  const list = read.value
  if (list === null) {
    const { mark = null, points = 0 } = known ?? {}
    await updateFeedRead(deps.pool, network, { mark, points, isChanged: false, now })
    return settle(context, network)
  }
  const loss = await inTransaction(deps.pool, (db) => writePoints({ ...context, db }, network, { ...list, kinds }))
  return loss ? fail(context, network, 'lost_points', loss) : settle(context, network)
}

type Wanted = { points: readonly ListedPoint[]; mark: string | null; kinds: ReadonlySet<string> }

/** All of it or nothing: what is lost too much of is not written at all. */
async function writePoints(
  { db, now, log }: JobContext & { db: Db },
  network: string,
  { points, mark, kinds }: Wanted,
) {
  await lockFeed(db, network, now)
  const rows = toFeedRows(points.filter(({ kind }) => kinds.has(kind)))
  const counts = Object.fromEntries([...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, all]) => [kind, all.length]))
  const loss = feedLoss(await countPoints(db, network), counts)
  if (loss) return loss
  let written = 0
  for (let from = 0; from < rows.length; from += BATCH) {
    written += await upsertPoints(db, network, rows.slice(from, from + BATCH), now)
  }
  const ids = rows.map(({ external_id }) => external_id)
  const removed = await removePointsBeside(db, network, ids, now)
  await updateFeedRead(db, network, { mark, points: rows.length, isChanged: written + removed > 0, now })
  log.info({ network, points: rows.length, written, removed }, 'points.imported')
  return null
}

async function fail({ deps, now, log }: JobContext, network: string, fault: FeedFault, details: object): Promise<void> {
  log.warn({ network, fault, ...details }, 'points.not_imported')
  await inTransaction(deps.pool, async (db) => {
    await upsertFeedFault(db, network, { fault, details, now })
    const task = { kind: TASK, subject: `feed:${network}`, orderId: null, details: { network, fault, ...details }, now }
    await openStaffTask(db, task)
  })
}

async function settle({ deps, now }: JobContext, network: string): Promise<void> {
  const closing = { closedBy: 'system', note: 'Seznam se podařilo načíst.', now }
  await closeStaffTaskAbout(deps.pool, { kind: TASK, subject: `feed:${network}` }, closing)
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((all, one) => all + one, 0)
}
