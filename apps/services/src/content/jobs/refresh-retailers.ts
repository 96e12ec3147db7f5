import { RETAILER_MAILS } from '#app/content/emails/retailer-mails'
import { lockListed, pauseEntry, resumeEntry, selectListedEntries } from '#app/content/jobs/refresh-retailers.sql'
import { updateSupply } from '#app/content/retailer-entries.sql'
import type { CommandContext } from '#app/http/context'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { queueMail } from '#app/mail/queue-mail'
import { inTransaction } from '#app/store/database'

/** What stands on shelves is told anew every night; who has stopped buying leaves the map and comes back with an order. */
export async function refreshRetailers(context: JobContext): Promise<void> {
  const { deps, log } = context
  const items = await selectListedEntries(deps.pool)
  const batch = { name: 'refresh-retailers', items, keyOf: (id: number) => id }
  const outcome = await eachItem(context, batch, (id) =>
    inTransaction(deps.pool, (db) => refresh({ ...context, db }, id)),
  )
  log.info(outcome, 'retailers.refreshed')
}

async function refresh(context: CommandContext, id: number): Promise<void> {
  const { db, now, deps } = context
  const listed = await lockListed(db, id, now)
  if (!listed) return
  await updateSupply(db, listed.retailerId, now)
  if (listed.isPaused && listed.isBuying) await resumeEntry(db, listed)
  // Whom people of the office have hidden stays so.
  if (listed.isBuying || listed.isHidden) return
  await pauseEntry(db, listed, now)
  if (listed.email === null) return
  await queueMail(context, RETAILER_MAILS['retailer-paused'], {
    object: `retailer-entry:${id}`,
    event: `paused:${now.toISOString()}`,
    to: listed.email,
    data: { 'retailer.name': listed.name, 'links.entry': `${deps.config.STOREFRONT_URL}/ucet/prodejna` },
  })
}
