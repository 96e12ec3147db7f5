import type { FeedFormat } from '@shop/partners/feeds/feed-item'
import { googleFeed } from '@shop/partners/feeds/google'
import { heurekaFeed } from '@shop/partners/feeds/heureka'
import { zboziFeed } from '@shop/partners/feeds/zbozi'
import { type FeedRow, selectFeedMethods, selectFeedRows } from '#app/feed/feed-items.sql'
import { finishRun, insertChunk, insertRun } from '#app/feed/feed-runs.sql'
import { createFeedWriter } from '#app/feed/feed-writer'
import { type FeedFrame, toFeedItem } from '#app/feed/to-feed-item'
import type { Job, JobContext } from '#app/jobs/job'
import { inTransaction } from '#app/store/database'
import { STOREFRONT_ID } from '#app/store/storefront-id'

const FORMATS: FeedFormat[] = [heurekaFeed, zboziFeed, googleFeed]
const BATCH = 500
const PACKAGING_GRAMS = 350

/** Reads the catalogue once and writes every feed from it. Running twice only writes the same files again. */
export const writeFeeds: Job<'write-feeds'> = async (context) => {
  const { pool, config } = context.deps
  const { methods, codFee } = await selectFeedMethods(pool, STOREFRONT_ID)
  const frame: FeedFrame = {
    storefrontUrl: config.STOREFRONT_URL,
    imagesUrl: config.IMAGES_URL,
    methods,
    codFee,
    packagingGrams: PACKAGING_GRAMS,
  }
  const runs = await Promise.all(FORMATS.map((format) => openRun(context, format)))
  for await (const row of readRows(context)) {
    const item = toFeedItem(row, frame)
    for (const { writer } of runs) await writer.add(item)
  }
  for (const run of runs) await closeRun(context, run)
}

async function openRun({ deps: { pool }, now }: JobContext, format: FeedFormat) {
  const runId = await insertRun(pool, STOREFRONT_ID, format.name, now)
  const writer = createFeedWriter(format, (position, bytes) => insertChunk(pool, runId, position, bytes))
  await writer.begin()
  return { runId, feed: format.name, writer }
}

async function closeRun(
  { deps: { pool }, log, now }: JobContext,
  { runId, feed, writer }: Awaited<ReturnType<typeof openRun>>,
): Promise<void> {
  const written = await writer.end()
  await inTransaction(pool, (tx) => finishRun(tx, { ...written, runId, storefrontId: STOREFRONT_ID, feed, now }))
  const { items, skipped, bytes } = written
  log.info({ feed, items, skipped, bytes }, 'feed.written')
}

async function* readRows({ deps: { pool } }: JobContext): AsyncGenerator<FeedRow> {
  let after = 0
  for (;;) {
    const rows = await selectFeedRows(pool, STOREFRONT_ID, after, BATCH)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}
