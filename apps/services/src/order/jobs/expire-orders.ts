import type { OrderEvent, OrderState } from '@shop/domain/order/order-state'
import type { JobContext } from '#app/jobs/job'
import { changeOrder } from '#app/order/change-order'
import { selectDueOrders } from '#app/order/order.sql'
import { askAboutOrder } from '#app/payment/read-back'
import { inTransaction } from '#app/store/database'

const AT_ONCE = 500

const EVENTS: Partial<Record<OrderState, OrderEvent>> = {
  awaiting_payment: 'payment_deadline_passed',
  awaiting_approval: 'approval_deadline_passed',
}

// The gateway may be down just then. Longer than this nobody waits: money that comes later is dealt with as such.
const PATIENCE_MS = 30 * 60_000

/** Each order in a transaction of its own: it ends and lets go of goods, coupon and credits at once, or not at all. */
export async function expireOrders(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  const due = await selectDueOrders(deps.pool, now, AT_ONCE)
  const failed: number[] = []
  for (const { id, state, deadlineAt } of due) {
    const event = EVENTS[state]
    if (!event) continue
    try {
      const isSilent = (await askAboutOrder(context, id)) === 'unavailable'
      if (isSilent && now.getTime() - deadlineAt.getTime() < PATIENCE_MS) continue
      await inTransaction(deps.pool, (tx) => changeOrder({ ...context, db: tx }, id, event))
    } catch (error) {
      failed.push(id)
      log.error({ err: error, orderId: id }, 'order.expiry_failed')
    }
  }
  if (due.length > 0) log.info({ due: due.length, failed: failed.length }, 'order.expired')
  // The job counts as failed, so that somebody looks; the orders that could end have ended.
  if (failed.length > 0) throw new Error(`Orders that could not expire: ${failed.join(', ')}`)
}
