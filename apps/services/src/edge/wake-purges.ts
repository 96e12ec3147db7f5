import type { Db } from '#app/store/database'
import { enqueue } from '#app/store/jobs'

/** Of the timetable's run too: never two at once. */
const QUEUE = 'purge-edges'

/** At once, or after a while. The two have keys of their own: what is to come later must not put off what has just changed. */
export async function wakePurges(db: Db, afterMs = 0): Promise<void> {
  // The queue runs by the clock of the machine, also where the shop's has been moved.
  const later = { runAt: new Date(Date.now() + afterMs), jobKey: 'purge-edges-later' }
  const when = afterMs > 0 ? later : { jobKey: 'purge-edges' }
  await enqueue(db, 'purge-edges', {}, { ...when, queue: QUEUE })
}
