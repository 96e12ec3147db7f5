import type { NewsletterReason, NewsletterTopic, NewsletterView } from '@shop/contract/newsletter'
import { maskEmail } from '@shop/domain/customer/mask-email'
import { ok, type Result, refuse } from '@shop/domain/result'
import { audit, type Context } from '#app/http/context'
import { liftSuppression } from '#app/mail/suppressions.sql'
import { readLetterToken } from '#app/newsletter/letter-token'
import { networkPrefix } from '#app/newsletter/network-prefix'
import {
  insertCustomerConsent,
  insertEvent,
  type LinkedSubscription,
  lockLetterLinked,
  lockLinked,
  type NewsletterEvent,
  selectLetterLinked,
  selectLinked,
  updateChoices,
  updateConfirmed,
  updateLetterLeft,
  updateUnsubscribed,
} from '#app/newsletter/newsletter.sql'
import { queueWelcome, welcomeCoupon } from '#app/newsletter/queue-welcome'
import { askToConfirm } from '#app/newsletter/subscribe'
import { hashSecret } from '#app/store/secret'

interface Link {
  token: string
}

/** Only looks. A mail scanner that opens every link changes nothing. */
export async function readSubscription(context: Context, { token }: Link) {
  const linked = await look(context, token)
  return linked ? ok(await toView(context, linked)) : refuse('link_unknown')
}

/** The second press finds it done and says so. */
export async function confirmSubscription(context: Context, { token }: Link) {
  const found = await open(context, token)
  if (!found.ok) return found
  const { value: linked } = found
  const { db, now } = context
  // The mailbox lives and wants letters again, whatever came back from it before this link went out.
  if (linked.purpose === 'confirm' && !isExpired(linked, now)) await liftSuppression(db, linked.email, linked.sentAt)
  if (linked.state === 'confirmed') return ok(await toView(context, linked))
  if (isExpired(linked, now) || !isAsked(linked)) return refuse('link_expired')
  await updateConfirmed(db, linked.id, now)
  await record(context, linked, 'confirmed', 'link')
  await insertCustomerConsent(db, { email: linked.email, granted: true, now })
  await queueWelcome(context, linked)
  return ok(await toView(context, { ...linked, state: 'confirmed' }))
}

/** Whoever comes late presses once more; the new link goes where the old one went, with what was chosen then. */
export async function renewSubscription(context: Context, { token }: Link) {
  const linked = await look(context, token)
  if (!linked) return refuse('link_unknown')
  const { email, topics } = linked
  if (isAsked(linked)) await askToConfirm(context, { email, topics, source: 'renewal' })
  return ok(await toView(context, linked))
}

export async function unsubscribe(
  context: Context,
  { token, reason, source }: Link & { reason: NewsletterReason | null; source: string },
) {
  const found = await open(context, token)
  if (!found.ok) return found
  const { value: linked } = found
  const { db, now } = context
  // Who says no to a wish that waits has said a new word, and the wish is over.
  await updateUnsubscribed(db, linked.id, { reason, now, isNewWord: isAsked(linked) })
  if (linked.state !== 'unsubscribed') {
    await record(context, linked, 'unsubscribed', source)
    await insertCustomerConsent(db, { email: linked.email, granted: false, now })
    const letter = readLetterToken(context.deps.config.AUTH_SECRET, token)
    if (letter) await updateLetterLeft(db, letter, now)
  }
  return ok(
    await toView(context, {
      ...linked,
      state: 'unsubscribed',
      unsubscribedAt: isAsked(linked) ? now : linked.unsubscribedAt,
    }),
  )
}

/** Topics and how often. Whoever had left and chooses something is back: the link is theirs, so it is their word. */
export async function changeSubscription(
  context: Context,
  {
    token,
    ...choice
  }: Link & { topics?: NewsletterTopic[] | undefined; frequency?: 'monthly' | 'quarterly' | undefined },
) {
  const found = await open(context, token)
  if (!found.ok) return found
  const { value: linked } = found
  const { db, now } = context
  const topics = choice.topics ?? linked.topics
  const frequency = choice.frequency ?? linked.frequency
  await updateChoices(db, linked.id, { topics, frequency })
  const isBack = linked.purpose === 'manage' && linked.state === 'unsubscribed'
  if (isBack) {
    await updateConfirmed(db, linked.id, now)
    await insertCustomerConsent(db, { email: linked.email, granted: true, now })
  }
  await record(context, linked, isBack ? 'resubscribed' : 'changed', 'page')
  return ok(await toView(context, { ...linked, topics, frequency, state: isBack ? 'confirmed' : linked.state }))
}

/** A link that was stored, or one of a letter to many, which is signed. */
async function look({ db, deps }: Context, token: string): Promise<LinkedSubscription | null> {
  const letter = readLetterToken(deps.config.AUTH_SECRET, token)
  return letter ? selectLetterLinked(db, letter) : selectLinked(db, hashSecret(token))
}

async function open(
  { db, now, deps }: Context,
  token: string,
): Promise<Result<LinkedSubscription, 'link_unknown' | 'link_expired'>> {
  const letter = readLetterToken(deps.config.AUTH_SECRET, token)
  const linked = letter ? await lockLetterLinked(db, letter) : await lockLinked(db, hashSecret(token))
  if (!linked) return refuse('link_unknown')
  // One that was confirmed in time stays good for saying so.
  if (isExpired(linked, now) && linked.state === 'waiting') return refuse('link_expired')
  return ok(linked)
}

/** Somebody has asked since the last word of this mailbox; a link from before it says nothing any more. */
function isAsked({ state, purpose, sentAt, unsubscribedAt }: LinkedSubscription): boolean {
  if (state === 'waiting') return true
  return state === 'unsubscribed' && purpose === 'confirm' && unsubscribedAt !== null && sentAt > unsubscribedAt
}

function isExpired({ expiresAt }: LinkedSubscription, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now
}

async function record(context: Context, { id }: LinkedSubscription, event: NewsletterEvent['event'], source: string) {
  const { db, now, ip } = context
  await insertEvent(db, { subscriptionId: id, event, source, network: networkPrefix(ip), now })
  await audit(db, context, `newsletter.${event}`, { type: 'newsletter_subscription', id })
}

async function toView(context: Context, linked: LinkedSubscription): Promise<NewsletterView> {
  const { now } = context
  const { purpose, email, topics, frequency, unsubscribedAt } = linked
  // A new wish of somebody who had left waits for its answer, and the page offers to give it.
  const state = isAsked(linked) ? 'waiting' : linked.state
  return {
    purpose,
    state,
    isExpired: isExpired(linked, now),
    email: maskEmail(email),
    topics,
    frequency,
    endedAt: state === 'unsubscribed' ? (unsubscribedAt ?? now).toISOString() : null,
    couponCode: state === 'confirmed' ? ((await welcomeCoupon(context))?.code ?? null) : null,
  }
}
