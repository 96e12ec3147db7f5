import type { Db } from '#app/store/database'
import { enqueue } from '#app/store/jobs'

/** Of the timetable's run too: never two at once. */
const QUEUE = 'purge-edges'

/** At once, or after a while. The two have keys of their own: what is to come later must not put off what has just changed. */
export async function wakePurges(db: Db, afterMs = 0): Promise<void> {
  const jobKey = afterMs > 0 ? 'purge-edges-later' : 'purge-edges'
  await enqueue(db, 'purge-edges', {}, { afterMs, jobKey, queue: QUEUE })
}
