import { formatDate } from '@shop/czech/format-date'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { MARKETING_MAILS } from '#app/marketing/emails/marketing-mails'
import { insertToken, type SubscriptionRow, selectCouponEnd } from '#app/newsletter/newsletter.sql'
import { hashSecret, makeSecret } from '#app/store/secret'

export const WELCOME_COUPON = 'VITEJTE10'

/** Once for a subscription, whoever leaves and comes back: the voucher is for the first purchase. */
export async function queueWelcome(context: CommandContext, { id, email }: SubscriptionRow): Promise<void> {
  const { db, deps } = context
  const shop = deps.config.STOREFRONT_URL
  const end = await selectCouponEnd(db, WELCOME_COUPON)
  await queueMail(context, MARKETING_MAILS['newsletter-welcome'], {
    object: `newsletter_subscription:${id}`,
    event: 'welcome',
    to: email,
    data: {
      'coupon.code': WELCOME_COUPON,
      'coupon.validTo': end ? formatDate(end) : 'konce roku',
      'links.shop': `${shop}/produkty/granule`,
      'links.postFit': `${shop}/blog/jak-poznat-ze-psovi-krmivo-sedi`,
      'links.postPortion': `${shop}/blog/kolik-krmiva-do-misky`,
      'links.postSwitch': `${shop}/blog/prechod-na-nove-granule-za-sedm-dni`,
    },
    secrets: { 'links.unsubscribe': await linkToLeave(context, id) },
  })
}

/** Every mail has a way out of its own; it works without signing in and as long as the mail exists. */
async function linkToLeave({ db, now, deps }: CommandContext, subscriptionId: number): Promise<string> {
  const token = makeSecret()
  await insertToken(db, { subscriptionId, purpose: 'manage', hash: hashSecret(token), now, expiresAt: null })
  return `${deps.config.STOREFRONT_URL}/lp/newsletter-unsubscribed?klic=${token}`
}
