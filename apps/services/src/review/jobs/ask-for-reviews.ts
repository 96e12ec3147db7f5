import { isAskingTime } from '@shop/domain/review/review-request'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { askForReview } from '#app/review/ask-for-review'
import { selectAskableOrders } from '#app/review/review-requests.sql'
import { inTransaction } from '#app/store/database'

const BATCH = 500

/** By day, and on no holiday; each order in a transaction of its own. */
export async function askForReviews(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  if (!isAskingTime(now)) return
  for (let afterId = 0; ; ) {
    const orders = await selectAskableOrders(deps.pool, { now, afterId, limit: BATCH })
    const last = orders.at(-1)
    if (last === undefined) return
    afterId = last
    const batch = { name: 'ask-for-reviews', items: orders, keyOf: (id: number) => id, orderOf: (id: number) => id }
    const outcome = await eachItem(context, batch, (orderId) =>
      inTransaction(deps.pool, (db) => askForReview({ ...context, db }, orderId)),
    )
    log.info(outcome, 'review.asked')
  }
}
