import { attachmentsOf } from '#app/compose/attachments'
import { isMailName, MAILS } from '#app/compose/mails'
import type { JobContext } from '#app/jobs/job'
import type { MailValues } from '#app/mail/fill-mail'
import {
  claimMail,
  type MailRow,
  SUPPRESSED,
  updateMailRefused,
  updateMailSent,
  updateMailWaiting,
} from '#app/mail/mail.sql'
import { unseal } from '#app/mail/seal'
import { judgeSmtpError } from '#app/mail/smtp-error'
import { isSuppressed } from '#app/mail/suppressions.sql'
import { wasAccepted } from '#app/mail/was-accepted'
import { orderStory } from '#app/order/emails/order-story'
import { selectSeller } from '#app/seller/seller.sql'
import { inTransaction } from '#app/store/database'
import { openRecallLetter } from '#app/warehouse/recall-refused'

/**
 * Hands one mail over to the relay. The row is marked before and after; what can never be made certain is a worker that
 * dies between the relay's "taken" and our second mark. Such a mail is found still marked as being sent, and then the
 * relay's own log is asked. Without such a log it goes again under the same Message-ID: twice is better than never.
 */
export async function sendMail({ deps, log, now }: JobContext, { mailId }: { mailId: number }): Promise<void> {
  const { pool, config, mailer } = deps
  const mail = await claimMail(pool, mailId, now)
  if (!mail) return
  const messageId = `<mail-${mail.id}@${new URL(config.STOREFRONT_URL).hostname}>`
  if (mail.status === 'sending' && (await wasAccepted(config.MAIL_LOG_URL, messageId))) {
    await updateMailSent(pool, mail.id, now, 'found in the log of the relay')
    return
  }
  if (!isMailName(mail.template)) throw new Error(`There is no mail called ${mail.template}.`)
  const { template, recipient: to, object } = mail
  if (MAILS[template].kind === 'commercial' && (await isSuppressed(pool, to))) {
    await updateMailRefused(pool, mail.id, SUPPRESSED)
    return
  }
  const story = await orderStory(pool, { object, template, recipient: to, imagesUrl: config.IMAGES_URL, now })
  const values = { ...story, ...readValues(config.AUTH_SECRET, mail) }
  const attachments = await attachmentsOf(pool, { template, object }, now, {
    secret: config.AUTH_SECRET,
    shopUrl: config.STOREFRONT_URL,
  })
  const seller = await selectSeller(pool)
  try {
    const answer = await mailer.send({ messageId, text: MAILS[template], to, values, seller, attachments })
    await updateMailSent(pool, mail.id, now, answer)
    log.info({ mailId, template: mail.template }, 'mail.sent')
  } catch (error) {
    const { verdict, answer } = judgeSmtpError(error)
    if (verdict === 'refused') {
      // The relay will say the same tomorrow: a person has to look at the address.
      log.warn({ mailId, template: mail.template, answer }, 'mail.refused')
      await inTransaction(pool, async (db) => {
        await updateMailRefused(db, mail.id, answer)
        await openRecallLetter(db, mail, now)
      })
      return
    }
    if (verdict === 'not_taken') await updateMailWaiting(pool, mail.id, answer)
    throw error
  }
}

function readValues(secret: string, { data, secrets }: MailRow): MailValues {
  return { ...(data as MailValues), ...(secrets ? (unseal(secret, secrets) as MailValues) : {}) }
}
