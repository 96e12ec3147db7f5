import { queueTold } from '#app/catalog/emails/queue-watchdog-mails'
import { claimDueWatchdogs } from '#app/catalog/told-watchdogs.sql'
import type { JobContext } from '#app/jobs/job'
import { inTransaction } from '#app/store/database'

const BATCH = 200

/** Tells those whose goods are back or cheaper. The mark and the mail are one transaction, so each is told once. */
export async function tellWatchdogs(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  let told = 0
  let batch: number
  do {
    batch = await inTransaction(deps.pool, async (db) => {
      const due = await claimDueWatchdogs(db, now, BATCH)
      for (const watchdog of due) await queueTold({ ...context, db }, watchdog)
      return due.length
    })
    told += batch
  } while (batch === BATCH)
  if (told > 0) log.info({ told }, 'watchdog.told')
}
