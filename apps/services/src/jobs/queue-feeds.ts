import type { Db } from '#app/store/database'
import { enqueue } from '#app/store/jobs'

/** The queue of the timetable's own runs: two at once would each take the other's half-written file for a leftover. */
const FEED_QUEUE = 'write-feeds'

interface Moment {
  afterMs: number
  key: string
}

/** Feeds follow a change of goods or prices as soon as it is there, or at its moment. A burst of changes makes one run. */
export async function queueFeeds(db: Db, { afterMs, key }: Moment = { afterMs: 0, key: 'now' }): Promise<void> {
  await enqueue(db, 'write-feeds', {}, { afterMs, jobKey: `feeds:${key}`, queue: FEED_QUEUE })
}
