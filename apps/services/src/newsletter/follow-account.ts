import type { CommandContext, Context } from '#app/http/context'
import { networkPrefix } from '#app/newsletter/network-prefix'
import {
  insertEvent,
  lockSubscription,
  saveSubscriber,
  updateChoices,
  updateConfirmed,
  updateUnsubscribed,
} from '#app/newsletter/newsletter.sql'
import { queueWelcome } from '#app/newsletter/queue-welcome'

interface Word {
  email: string
  granted: boolean
  /** Where the box stood. */
  source: 'account' | 'registration' | 'checkout' | 'email_change' | 'deletion'
  wordingVersion?: number
}

type Follower = CommandContext & Pick<Context, 'ip'>

/** The box of somebody whose account has proved the address already: no second link is needed. */
export async function followAccount(
  context: Follower,
  { email, granted, source, wordingVersion }: Word,
): Promise<void> {
  const { db, now, ip } = context
  const subscription = granted
    ? await saveSubscriber(db, { email, topics: [], now })
    : await lockSubscription(db, email)
  if (!subscription) return
  const { id, state } = subscription
  const event = granted ? ('confirmed' as const) : ('unsubscribed' as const)
  await insertEvent(db, { subscriptionId: id, event, source, network: networkPrefix(ip), now, wordingVersion })
  if (!granted) return updateUnsubscribed(db, id, { reason: null, now })
  if (state === 'confirmed') return
  await updateConfirmed(db, id, now)
  await queueWelcome(context, subscription)
}

/** The newsletter goes where the account went, as it was chosen; the old address is left alone. */
export async function followEmail(context: Context, from: string, to: string): Promise<void> {
  const { db, now, ip } = context
  const before = await lockSubscription(db, from)
  if (before?.state !== 'confirmed') return
  const source = 'email_change'
  await followAccount(context, { email: from, granted: false, source })
  const { id } = await saveSubscriber(db, { email: to, topics: before.topics, now })
  await updateConfirmed(db, id, now)
  await updateChoices(db, id, before)
  await insertEvent(db, { subscriptionId: id, event: 'confirmed', source, network: networkPrefix(ip), now })
}
