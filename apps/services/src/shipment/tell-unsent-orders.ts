import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { queueUnsent } from '#app/shipment/emails/queue-parcel-mails'
import { lockUnsentOrder, selectSentOrders, selectUnsentOrders } from '#app/shipment/unsent-orders.sql'
import { inTransaction } from '#app/store/database'
import { closeStaffTasksAbout, openStaffTaskOnce } from '#app/tasks/staff-tasks.sql'

const TASK = 'order_unsent' as const
const AT_ONCE = 200

export async function closeSentOrders({ deps, now }: JobContext): Promise<void> {
  const sent = await selectSentOrders(deps.pool)
  const closing = { closedBy: 'system', note: 'Objednávka odešla.', now }
  if (sent.length > 0) await closeStaffTasksAbout(deps.pool, { kind: TASK, subjects: sent }, closing)
}

/** What was to be there by now and lies with us has no carrier to ask: its customer is told so, and people are to send it. */
export async function tellUnsentOrders(context: JobContext, today: string): Promise<void> {
  const { deps, now, log } = context
  const unsent = await selectUnsentOrders(deps.pool, today, now, AT_ONCE)
  const batch = { name: 'tell-unsent-orders', items: unsent, keyOf: Number, orderOf: Number }
  const outcome = await eachItem(context, batch, (orderId) => tell(context, orderId))
  if (unsent.length > 0) log.info(outcome, 'order.unsent_told')
}

async function tell(context: JobContext, orderId: number): Promise<void> {
  await inTransaction(context.deps.pool, async (db) => {
    const order = await lockUnsentOrder(db, orderId)
    const promisedOn = order?.promisedOn
    if (!order || !promisedOn) return
    await queueUnsent({ ...context, db }, orderId, { promisedOn, isRest: order.isRest })
    const task = { kind: TASK, subject: `order:${orderId}`, orderId, details: { promisedOn }, now: context.now }
    await openStaffTaskOnce(db, task)
  })
}
