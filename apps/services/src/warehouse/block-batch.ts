import { ok, refuse } from '@shop/domain/result'
import { audit, type Context, tellHistory } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { enqueue } from '#app/store/jobs'
import { lockRecall } from '#app/warehouse/recalls.sql'
import { lockBatch, lockShelf, selectBatchGoods, updateBlocked } from '#app/warehouse/shelf.sql'

interface OnBatch {
  batchId: number
  reason: string
}

/** Stock before the batch, as everybody holds them. */
export async function holdBatch({ db }: Context, batchId: number) {
  const variantId = await selectBatchGoods(db, batchId)
  if (variantId === null || !(await lockShelf(db, variantId))) throw notFound()
  const batch = await lockBatch(db, batchId)
  if (!batch) throw notFound()
  return batch
}

/** From this moment nothing of it is for sale, and no bench packs it: one person is enough, because it can be taken back. */
export async function blockBatch(context: Context, { batchId, reason }: OnBatch) {
  const { db, requestId } = context
  const batch = await holdBatch(context, batchId)
  if (batch.blockedReason !== null) return refuse('batch_state', { state: 'blocked' })
  await tellHistory(context, reason)
  await updateBlocked(db, batchId, reason)
  await enqueue(db, 'stop-batch', { batchId, requestId })
  await audit(db, context, 'batch.blocked', { type: 'batch', id: batchId })
  const after = await lockShelf(db, batch.variantId)
  if (!after) throw notFound()
  context.log.info({ batchId, withheld: after.withheld, owed: after.owed }, 'batch.blocked')
  return ok({ withheld: after.withheld, owed: after.owed })
}

export async function unblockBatch(context: Context, { batchId, reason }: OnBatch) {
  const { db } = context
  const batch = await holdBatch(context, batchId)
  if (batch.blockedReason === null) return refuse('batch_state', { state: 'free' })
  // Whoever was told not to feed it must not get it again.
  if (await lockRecall(db, batchId)) return refuse('batch_state', { state: 'recalled' })
  await tellHistory(context, reason)
  await updateBlocked(db, batchId, null)
  await audit(db, context, 'batch.unblocked', { type: 'batch', id: batchId })
  return ok({})
}
