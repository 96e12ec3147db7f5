import { formatDate } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { signRetailer } from '#app/content/correct-retailer'
import { RETAILER_MAILS } from '#app/content/emails/retailer-mails'
import { markAsked, selectRetailersToAsk } from '#app/content/retailers.sql'
import { asCommand } from '#app/jobs/job'
import { queueMail } from '#app/mail/queue-mail'

const STALE_DAYS = 182
const AGAIN_DAYS = 60
const DAY_MS = 24 * 60 * 60 * 1000

/** Half a year after the last word, owners of entries on the map are asked whether it still holds. */
export const askRetailers = asCommand<'ask-retailers'>(async (context) => {
  const { db, now, log, deps } = context
  const retailers = await selectRetailersToAsk(db, { staleDays: STALE_DAYS, againDays: AGAIN_DAYS, now })
  for (const { id, name, address, email, confirmedOn } of retailers) {
    const token = signRetailer(deps.config.AUTH_SECRET, id, new Date(now.getTime() + AGAIN_DAYS * DAY_MS))
    await markAsked(db, id, now)
    await queueMail(context, RETAILER_MAILS['retailer-check'], {
      object: `retailer:${id}`,
      event: `asked:${now.toISOString().slice(0, 10)}`,
      to: email,
      data: {
        'retailer.name': name,
        'retailer.address': address,
        'retailer.confirmedOn': formatDate(toPragueTime(confirmedOn).date),
      },
      secrets: { 'links.retailer': `${deps.config.STOREFRONT_URL}/l/prodejce/${token}` },
    })
  }
  log.info({ retailers: retailers.length }, 'retailers.asked')
})
