import type { Context } from '#app/http/context'
import { networkPrefix } from '#app/newsletter/network-prefix'
import {
  insertEvent,
  lockSubscription,
  saveSubscriber,
  updateConfirmed,
  updateUnsubscribed,
} from '#app/newsletter/newsletter.sql'

/** The box in the account: its address is confirmed already, so no link is needed. */
export async function followAccount(context: Context, email: string, granted: boolean): Promise<void> {
  const { db, now, ip } = context
  const subscription = granted
    ? await saveSubscriber(db, { email, topics: [], now })
    : await lockSubscription(db, email)
  if (!subscription) return
  if (granted) await updateConfirmed(db, subscription.id, now)
  else await updateUnsubscribed(db, subscription.id, { reason: null, now })
  const event = granted ? ('confirmed' as const) : ('unsubscribed' as const)
  await insertEvent(db, { subscriptionId: subscription.id, event, source: 'account', network: networkPrefix(ip), now })
}
