import { claimDueProductAlerts } from '#app/catalog/due-product-alerts.sql'
import { queueTold } from '#app/catalog/emails/queue-product-alert-mails'
import type { JobContext } from '#app/jobs/job'
import { inTransaction } from '#app/store/database'

const BATCH = 200

/** Tells those whose goods are back or cheaper. The mark and the mail are one transaction, so each is told once. */
export async function sendProductAlerts(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  let told = 0
  let batch: number
  do {
    batch = await inTransaction(deps.pool, async (db) => {
      const due = await claimDueProductAlerts(db, now, BATCH)
      for (const alert of due) await queueTold({ ...context, db }, alert)
      return due.length
    })
    told += batch
  } while (batch === BATCH)
  if (told > 0) log.info({ told }, 'product_alert.sent')
}
