import { followReward, judgeReferral, type RewardedOrder } from '@shop/domain/credits/referral'
import { lockCustomer } from '#app/customer/customer.sql'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import {
  holdReward,
  insertRefused,
  insertReward,
  releaseReward,
  selectOpenReferrals,
  selectReferredOrder,
  takeRewardBack,
} from '#app/order/jobs/referrals.sql'
import { type Db, inTransaction } from '#app/store/database'

/**
 * Rewards whoever recommended us, and takes it back. Apart from the order itself: only the owner of the code is locked, so two
 * friends' orders never wait for one another.
 */
export async function settleReferrals(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  const items = await selectOpenReferrals(deps.pool, now)
  const name = 'settle-referrals'
  const outcome = await eachItem(context, { name, items, keyOf: (item) => item.orderId }, ({ orderId, ownerId }) =>
    inTransaction(deps.pool, (db) => settle(db, { orderId, ownerId, now })),
  )
  if (items.length > 0) log.info(outcome, 'referrals.settled')
}

interface Settled {
  orderId: number
  ownerId: number
  now: Date
}

async function settle(db: Db, { orderId, ownerId, now }: Settled): Promise<void> {
  await lockCustomer(db, ownerId)
  const order = await selectReferredOrder(db, orderId)
  if (!order) return
  const { codeId, deliveredAt, credits } = order
  if (order.state === 'rewarded') return follow(db, { ...order, orderId, now })
  if (order.state !== null) return
  const verdict = judgeReferral(order)
  if (verdict.is === 'refuse') await insertRefused(db, { orderId, codeId, now }, verdict.reason)
  if (verdict.is === 'reward' && deliveredAt) await insertReward(db, { orderId, codeId, now }, { credits, deliveredAt })
}

type Followed = RewardedOrder & { orderId: number; deliveredAt: Date | null; now: Date }

async function follow(db: Db, { orderId, deliveredAt, now, ...order }: Followed): Promise<void> {
  const action = followReward(order)
  if (action === 'take_back') await takeRewardBack(db, orderId, now)
  if (action === 'hold') await holdReward(db, orderId)
  if (action === 'release' && deliveredAt) await releaseReward(db, orderId, deliveredAt, now)
}
