import { type ConsentLinkView, ConsentTopic } from '@shop/contract/consent'
import { maskEmail } from '@shop/domain/customer/mask-email'
import { ok, refuse } from '@shop/domain/result'
import type { Config } from '#app/config'
import { insertConsent, selectLastConsent } from '#app/customer/consents.sql'
import { lockCustomer } from '#app/customer/customer.sql'
import { selectAddressHash, upsertRefusal } from '#app/customer/mail-refusals.sql'
import { isAskingTopic, openMailbox } from '#app/customer/mailbox-link'
import { openPuppyPlan } from '#app/customer/puppy-link'
import { endPuppyPlan } from '#app/customer/puppy-plans.sql'
import { audit, type Context } from '#app/http/context'
import { isSigned, sign } from '#app/http/signature'

type Keys = Pick<Config, 'STOREFRONT_URL' | 'AUTH_SECRET'>
type Topic = ConsentTopic

interface Holder {
  customerId: number
  email: string
}

/** Ends one consent for whoever holds the mailbox. Signed, not stored, and good as long as the mail is kept: a way out does not expire. */
export function consentLink({ STOREFRONT_URL, AUTH_SECRET }: Keys, holder: Holder, topic: Topic): string {
  const payload = `${holder.customerId}.${topic}`
  return `${STOREFRONT_URL}/l/souhlas/${payload}.${sign(AUTH_SECRET, 'consent', `${payload}\n${holder.email}`)}`
}

/** Only looks. A mail scanner that opens every link changes nothing. */
export async function readConsentLink(context: Context, { token }: { token: string }) {
  const mailbox = await openMailbox(context, token)
  if (mailbox) return ok(mailbox.view)
  const puppy = await openPuppyPlan(context, token)
  if (puppy) return ok(puppy.view)
  const found = await open(context, token)
  return found ? ok(toView(found)) : refuse('link_unknown')
}

export async function withdrawConsent(context: Context, { token }: { token: string }) {
  const { db, now } = context
  const mailbox = await openMailbox(context, token)
  if (mailbox) {
    await upsertRefusal(db, mailbox.hash, mailbox.topic, now)
    return ok({ ...mailbox.view, granted: false })
  }
  const puppy = await openPuppyPlan(context, token)
  if (puppy) {
    await endPuppyPlan(db, puppy.uid, { reason: 'stopped', now })
    return ok({ ...puppy.view, granted: false })
  }
  const found = await open(context, token)
  if (!found) return refuse('link_unknown')
  const { customerId, topic, email } = found
  await lockCustomer(db, customerId)
  // Orders without signing in go to the same mailbox: it is not asked about those either.
  if (isAskingTopic(topic)) await upsertRefusal(db, await selectAddressHash(db, email), topic, now)
  const last = await selectLastConsent(db, customerId, topic)
  if (last?.granted) {
    const { wordingVersion } = last
    await insertConsent(db, { customerId, topic, wordingVersion, granted: false, source: 'link', now })
    await audit(db, context, 'customer.consent_set', { type: 'customer', id: customerId }, { topic, granted: false })
  }
  return ok(toView({ ...found, granted: false }))
}

async function open({ db, deps }: Context, token: string) {
  const [customerId = '', name = '', signature = ''] = token.split('.')
  const topic = ConsentTopic.safeParse(name)
  // The newsletter is a matter of the address and has links of its own.
  if (!/^\d{1,15}$/.test(customerId) || !topic.success || topic.data === 'newsletter') return null
  const last = await selectLastConsent(db, Number(customerId), topic.data)
  if (!last?.email) return null
  const isOurs = isSigned(deps.config.AUTH_SECRET, 'consent', `${customerId}.${name}\n${last.email}`, signature)
  return isOurs ? { ...last, email: last.email, customerId: Number(customerId), topic: topic.data } : null
}

type Found = NonNullable<Awaited<ReturnType<typeof open>>>

function toView({ topic, wording, granted, email }: Found): ConsentLinkView {
  return { topic, wording, granted, email: maskEmail(email) }
}
