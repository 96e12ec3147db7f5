import { formatDate } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { CommandContext } from '#app/http/context'
import { isMailQueued } from '#app/mail/mail.sql'
import { queueMail } from '#app/mail/queue-mail'
import { MARKETING_MAILS } from '#app/marketing/emails/marketing-mails'
import { insertToken, type SubscriptionRow, selectCouponEnd } from '#app/newsletter/newsletter.sql'
import { hashSecret, makeSecret } from '#app/store/secret'

const WELCOME_COUPON = 'VITEJTE10'

/** The code a new subscriber may be told of; null while it is a draft, stopped, over or used up. */
export async function welcomeCoupon({
  db,
  now,
}: Pick<CommandContext, 'db' | 'now'>): Promise<{ code: string; end: string } | null> {
  const end = await selectCouponEnd(db, WELCOME_COUPON, toPragueTime(now).date)
  return end === null ? null : { code: WELCOME_COUPON, end }
}

/** Once for a subscription, whoever leaves and comes back: the voucher is for the first purchase. */
export async function queueWelcome(context: CommandContext, { id, email }: SubscriptionRow): Promise<void> {
  const welcome = { object: `newsletter_subscription:${id}`, event: 'welcome' }
  // The outbox stops a second mail of one text; between two visits the coupon may have ended, and then it is the other text.
  for (const template of ['newsletter-welcome', 'newsletter-welcome-plain']) {
    if (await isMailQueued(context.db, { ...welcome, template })) return
  }
  const shop = context.deps.config.STOREFRONT_URL
  const coupon = await welcomeCoupon(context)
  const about = { ...welcome, to: email }
  const links = {
    'links.shop': `${shop}/produkty/granule`,
    'links.postFit': `${shop}/blog/jak-poznat-ze-psovi-krmivo-sedi`,
    'links.postPortion': `${shop}/blog/kolik-krmiva-do-misky`,
    'links.postSwitch': `${shop}/blog/prechod-na-nove-granule-za-sedm-dni`,
  }
  const secrets = { 'links.unsubscribe': await linkToLeave(context, id) }
  if (!coupon)
    return queueMail(context, MARKETING_MAILS['newsletter-welcome-plain'], { ...about, data: links, secrets })
  return queueMail(context, MARKETING_MAILS['newsletter-welcome'], {
    ...about,
    data: { ...links, 'coupon.code': coupon.code, 'coupon.validTo': formatDate(coupon.end) },
    secrets,
  })
}

/** Every mail has a way out of its own; it works without signing in and as long as the mail exists. */
async function linkToLeave({ db, now, deps }: CommandContext, subscriptionId: number): Promise<string> {
  const token = makeSecret()
  await insertToken(db, { subscriptionId, purpose: 'manage', hash: hashSecret(token), now, expiresAt: null })
  return `${deps.config.STOREFRONT_URL}/lp/newsletter-unsubscribed?klic=${token}`
}
