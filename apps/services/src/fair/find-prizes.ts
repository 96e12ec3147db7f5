import { insertGrant } from '#app/customer/credits.sql'
import { takeWaitingCredits } from '#app/fair/fair-prizes.sql'
import type { Context } from '#app/http/context'

/** Credits won before there was an account: whoever proves the address has them at once, and nobody has to think of it. */
export async function findPrizes({ db, now }: Context, customerId: number, email: string): Promise<void> {
  for (const entryId of await takeWaitingCredits(db, email, now)) {
    const reference = { type: 'fair_entry', id: String(entryId) }
    await insertGrant(db, { customerId, rule: 'fair', reference, now })
  }
}
