import { isRewardLost, judgeReferral } from '@shop/domain/credits/referral'
import { lockCustomer } from '#app/customer/customer.sql'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import {
  insertRefused,
  insertReward,
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

async function settle(db: Db, { orderId, ownerId, now }: { orderId: number; ownerId: number; now: Date }) {
  await lockCustomer(db, ownerId)
  const order = await selectReferredOrder(db, orderId)
  if (!order) return
  if (order.state === 'rewarded' && isRewardLost(order)) return takeRewardBack(db, orderId, now)
  if (order.state !== null) return
  const verdict = judgeReferral(order)
  const decided = { orderId, codeId: order.codeId, now }
  if (verdict.is === 'refuse') await insertRefused(db, decided, verdict.reason)
  if (verdict.is === 'reward' && order.deliveredAt) await insertReward(db, decided, order.deliveredAt)
}
