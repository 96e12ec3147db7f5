import { eachItem } from '#app/jobs/each-item'
import type { Job, JobContext } from '#app/jobs/job'
import { changeOrder } from '#app/order/change-order'
import { BLOCKED_BATCH } from '#app/order/order.sql'
import { inTransaction } from '#app/store/database'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'
import { lockBatch, lockShelf } from '#app/warehouse/shelf.sql'
import { selectBoxed, selectOwedOrders } from '#app/warehouse/stopped-orders.sql'

/** Read by the customer, in the mail about an order that waits. */
const REASON = 'část zboží jsme pozastavili kvůli kontrole kvality.'

/**
 * What a block of a batch, its end or a delivery of the same goods means to orders. Each order on its own. A box with the batch is taken apart, so its order is planned anew from good pieces; when there are not enough of
 * them, the newest orders wait. What a person must look at, such as the rest of an order that is half on its way, is a task.
 */
export const stopBatch: Job<'stop-batch'> = async (context, { batchId }) => {
  const { deps } = context
  const batch = await inTransaction(deps.pool, (db) => lockBatch(db, batchId))
  if (!batch) return
  if (batch.blockedReason === null) return releaseHeld(context, batch.variantId)
  const boxed = await selectBoxed(deps.pool, batchId)
  const { failed, resting } = await eachItem(
    context,
    {
      ...{ name: 'stop-batch', items: boxed },
      keyOf: ({ orderId }) => `${batchId}:${orderId}`,
      orderOf: ({ orderId }) => orderId,
    },
    ({ orderId }) => takeApart(context, orderId, batchId, batch.code),
  )
  await holdOwed(context, batch.variantId)
  // No clock runs it again: what is left over is done by the queue, which tries a job that failed once more.
  if (failed + resting > 0) throw new Error(`Batch ${batchId} still lies in boxes of ${failed + resting} orders.`)
}

async function takeApart(context: JobContext, orderId: number, batchId: number, code: string): Promise<void> {
  const { deps, now } = context
  await inTransaction(deps.pool, async (db) => {
    const changed = await changeOrder({ ...context, db }, orderId, 'return_to_queue', { reason: code })
    if (changed.ok) return
    const subject = `batch:${batchId}:order:${orderId}`
    await openStaffTask(db, { kind: 'blocked_batch', subject, orderId, details: { code }, now })
  })
}

/** As many as hold what cannot be sent; the count is read anew each time, because somebody may have cancelled or new goods may have come. */
async function holdOwed(context: JobContext, variantId: number): Promise<void> {
  const { deps } = context
  const waiting = await selectOwedOrders(deps.pool, variantId)
  let held = 0
  for (const { orderId, pieces, state } of waiting) {
    if (state === 'on_hold') {
      held += pieces
      continue
    }
    const owed = await inTransaction(deps.pool, async (db) => (await lockShelf(db, variantId))?.owed ?? 0)
    if (held >= owed) return
    const changed = await inTransaction(deps.pool, (db) =>
      changeOrder({ ...context, db }, orderId, 'hold', { reason: REASON, cause: BLOCKED_BATCH }),
    )
    if (changed.ok) held += pieces
  }
}

/** Those that waited only for this go on, the oldest first, as far as good pieces reach. What a person holds stays held. */
async function releaseHeld(context: JobContext, variantId: number): Promise<void> {
  const { deps } = context
  const waiting = (await selectOwedOrders(deps.pool, variantId)).filter(({ state }) => state === 'on_hold')
  let held = waiting.reduce((sum, { pieces }) => sum + pieces, 0)
  for (const { orderId, pieces, isHeldByUs, waitsElsewhere } of waiting.toReversed()) {
    if (!isHeldByUs || waitsElsewhere) continue
    const owed = await inTransaction(deps.pool, async (db) => (await lockShelf(db, variantId))?.owed ?? 0)
    if (held - pieces < owed) return
    const changed = await inTransaction(deps.pool, (db) => changeOrder({ ...context, db }, orderId, 'release_hold'))
    if (changed.ok) held -= pieces
  }
}
