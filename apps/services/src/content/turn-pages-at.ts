import type { Db } from '#app/store/database'
import { enqueue } from '#app/store/jobs'

/** Pages turn when the words do, not at the next turn of the timetable. */
export async function turnPagesAt(db: Db, at: Date, now: Date): Promise<void> {
  const afterMs = at.getTime() - now.getTime()
  await enqueue(db, 'refresh-cards', {}, { afterMs, jobKey: `words:${at.toISOString()}` })
}
