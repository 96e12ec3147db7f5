import type { OrderEvent, OrderState } from '@shop/domain/order/order-state'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { changeOrder } from '#app/order/change-order'
import { selectDueOrders } from '#app/order/order.sql'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { selectOpenChange } from '#app/order/revision/order-revisions.sql'
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
  const idOf = ({ id }: (typeof due)[number]) => id
  const batch = { name: 'expire-orders', items: due, keyOf: idOf, orderOf: idOf }
  const outcome = await eachItem(context, batch, async ({ id, state, deadlineAt }) => {
    const event = EVENTS[state]
    if (!event) return
    const isSilent = (await askAboutOrder(context, id)) === 'unavailable'
    if (isSilent && now.getTime() - deadlineAt.getTime() < PATIENCE_MS) return
    await inTransaction(deps.pool, async (tx) => {
      const order = await lockPayableOrder(tx, id)
      // Paid meanwhile, or changed once more: another moment counts now.
      if (!order?.deadlineAt || order.deadlineAt > now) return
      // What was paid for is sent, only without what nobody paid for.
      const ended = (await selectOpenChange(tx, id)) ? 'change_lapsed' : event
      await changeOrder({ ...context, db: tx }, id, ended)
    })
  })
  if (due.length > 0) log.info(outcome, 'order.expired')
}
