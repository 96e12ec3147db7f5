import { judgePuppyReward } from '@shop/domain/litter/judge-puppy-reward'
import { insertGrant } from '#app/customer/credits.sql'
import { lockCustomer } from '#app/customer/customer.sql'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import {
  lockRewardedPuppy,
  selectPuppyPurchases,
  selectRewardablePuppies,
  updateReward,
} from '#app/litter/jobs/puppy-rewards.sql'
import { type Db, inTransaction } from '#app/store/database'

/** Credits for a puppy whose new owner has kept the first order. Decided in one transaction, so a crash gives neither half of it. */
export async function rewardBreeders(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  const items = await selectRewardablePuppies(deps.pool, now)
  const name = 'reward-breeders'
  const outcome = await eachItem(context, { name, items, keyOf: (item) => item.puppyId }, (item) =>
    inTransaction(deps.pool, (db) => decide(db, { ...item, now })),
  )
  if (items.length > 0) log.info(outcome, 'litter.rewarded')
}

interface Decided {
  puppyId: number
  breederId: number
  now: Date
}

async function decide(db: Db, { puppyId, breederId, now }: Decided): Promise<void> {
  await lockCustomer(db, breederId)
  if (!(await lockRewardedPuppy(db, puppyId))) return
  for (const { orderId, ...purchase } of await selectPuppyPurchases(db, puppyId, now)) {
    const verdict = judgePuppyReward(purchase)
    if (verdict.is === 'wait') continue
    if (verdict.is === 'refuse') {
      return updateReward(db, puppyId, { reward: 'refused', reason: verdict.reason, orderId: null, now })
    }
    const reference = { type: 'puppy', id: String(puppyId) }
    const isGiven = await insertGrant(db, { customerId: breederId, rule: 'puppy', reference, now })
    // A group without a part in the programme, or a reward of nothing: it waits until there is one.
    if (isGiven) await updateReward(db, puppyId, { reward: 'given', reason: null, orderId, now })
    return
  }
}
