import { formatCredits } from '@shop/czech/format-credits'
import { formatDate } from '@shop/czech/format-date'
import { consentLink } from '#app/customer/consent-link'
import { ACCOUNT_MAILS } from '#app/identity/emails/account-mails'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { queueMail } from '#app/mail/queue-mail'
import { selectReadyCredits, selectReadyLots } from '#app/order/jobs/ready-credits.sql'
import { queuePush } from '#app/push/queue-push'
import { type Db, inTransaction } from '#app/store/database'

/** Once the time to return an order is over; one word an order, however many days it is looked at. */
export async function tellReadyCredits(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  const items = await selectReadyLots(deps.pool, now)
  const batch = { name: 'tell-ready-credits', items, keyOf: (id: number) => id }
  const outcome = await eachItem(context, batch, (lotId) =>
    inTransaction(deps.pool, (db) => tellOf({ ...context, db }, lotId)),
  )
  if (items.length > 0) log.info(outcome, 'credits.told')
}

async function tellOf(context: JobContext & { db: Db }, lotId: number): Promise<void> {
  const { db, now } = context
  const { customerId, orderId, number, credits, balance, expiresOn, email, isTold } = await selectReadyCredits(
    db,
    lotId,
    now,
  )
  const about = { object: `order:${orderId}`, event: 'credits usable' }
  await queuePush(context, {
    ...{ customerId, topic: 'credits', ...about, title: 'Máte nové kredity' },
    ...{
      body: `${formatCredits(credits)} za objednávku ${number}, použijete v košíku.`,
      path: '/ucet/prehled-kreditu',
    },
  })
  if (email === null || !isTold) return
  const { config } = context.deps
  await queueMail(context, ACCOUNT_MAILS['credits-earned'], {
    ...{ ...about, to: email },
    data: {
      'order.number': number,
      'credits.earned': formatCredits(credits),
      'credits.usable': formatCredits(balance),
      'credits.validTo': formatDate(expiresOn),
      'links.credits': `${config.STOREFRONT_URL}/ucet/prehled-kreditu`,
    },
    secrets: { 'links.stop': consentLink(config, { customerId, email }, 'reminders') },
  })
}
