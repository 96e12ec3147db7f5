import { asCommand } from '#app/jobs/job'
import { isFlooded } from '#app/mail/is-flooded'
import { queueMail } from '#app/mail/queue-mail'
import { isSuppressed } from '#app/mail/suppressions.sql'
import { MARKETING_MAILS } from '#app/marketing/emails/marketing-mails'
import { insertEvent, insertToken, saveSubscriber } from '#app/newsletter/newsletter.sql'
import { hashSecret, makeSecret } from '#app/store/secret'

const HOURS_48 = 48 * 60 * 60 * 1000

/** Sends the link that confirms. Whoever has confirmed already gets no second mail, unless letters pass their mailbox by: the link brings them back. */
export const answerSubscription = asCommand<'answer-subscription'>(
  async (context, { email, topics, source, network, wordingVersion }) => {
    const { db, now, deps } = context
    if (await isFlooded(db, { recipient: email, kind: [MARKETING_MAILS['newsletter-verify']], now })) return
    const { id, state } = await saveSubscriber(db, { email, topics, now })
    if (state === 'confirmed' && !(await isSuppressed(db, email))) return
    await insertEvent(db, { subscriptionId: id, event: 'asked', source, network, now, wordingVersion })
    const token = makeSecret()
    const expiresAt = new Date(now.getTime() + HOURS_48)
    const tokenId = await insertToken(db, {
      subscriptionId: id,
      purpose: 'confirm',
      hash: hashSecret(token),
      now,
      expiresAt,
    })
    await queueMail(context, MARKETING_MAILS['newsletter-verify'], {
      object: `newsletter_subscription:${id}`,
      event: `confirm:${tokenId}`,
      to: email,
      data: {},
      secrets: { 'links.confirm': `${deps.config.STOREFRONT_URL}/lp/newsletter-verify?klic=${token}` },
    })
  },
)
