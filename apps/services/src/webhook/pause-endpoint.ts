import type { JobContext } from '#app/jobs/job'
import { queueMail } from '#app/mail/queue-mail'
import { inTransaction } from '#app/store/database'
import { type Claimed, pauseWebhook } from '#app/webhook/deliveries.sql'
import { WEBHOOK_MAILS } from '#app/webhook/emails/webhook-mails'
import { selectOwner } from '#app/webhook/webhooks.sql'

/** After days without a good answer nothing more is tried; its partner is told, and says when it goes on. What waits, waits. */
export async function pauseEndpoint(context: JobContext, { endpointId, customerId, url }: Claimed): Promise<void> {
  const { deps, log } = context
  const now = deps.clock.now()
  const isPaused = await inTransaction(deps.pool, async (db) => {
    if (!(await pauseWebhook(db, endpointId, now))) return false
    const email = await selectOwner(db, customerId)
    if (email === null) return true
    await queueMail({ ...context, db, now }, WEBHOOK_MAILS['webhook-paused'], {
      object: `webhook:${endpointId}`,
      event: `paused:${now.toISOString()}`,
      to: email,
      data: { 'webhook.host': new URL(url).host, 'links.webhooks': `${deps.config.STOREFRONT_URL}/ucet/propojeni` },
    })
    return true
  })
  if (isPaused) log.info({ endpointId }, 'webhook.paused')
}
