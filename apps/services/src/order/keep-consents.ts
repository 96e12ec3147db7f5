import type { GivenConsent } from '@shop/contract/consent'
import { insertConsent } from '#app/customer/consents.sql'
import type { Context } from '#app/http/context'
import { followAccount } from '#app/newsletter/follow-account'
import { askToConfirm } from '#app/newsletter/subscribe'

/**
 * Boxes somebody has ticked; a guest's are kept with the order, where the proof is. The newsletter is a matter of the address:
 * the one of the account is proved, any other has to be confirmed by the link that is sent to it.
 */
export async function keepConsents(context: Context, email: string, consents: readonly GivenConsent[]): Promise<void> {
  const { db, now, actor } = context
  const account = actor.kind === 'customer' ? actor : null
  for (const { topic, wordingVersion } of consents) {
    const isElsewhere = topic === 'newsletter' && account?.email !== email
    if (account && !isElsewhere) {
      const { customerId } = account
      await insertConsent(db, { customerId, topic, wordingVersion, granted: true, source: 'checkout', now })
    }
    if (topic !== 'newsletter') continue
    if (isElsewhere) await askToConfirm(context, { email, topics: [], source: 'checkout', wordingVersion })
    else await followAccount(context, { email, granted: true, source: 'checkout', wordingVersion })
  }
}
