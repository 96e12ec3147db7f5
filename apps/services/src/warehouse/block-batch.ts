import { ok, refuse } from '@shop/domain/result'
import { audit, type Context, tellHistory } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { enqueue } from '#app/store/jobs'
import { lockRecall } from '#app/warehouse/recalls.sql'
import { lockBatch, lockShelf, selectParts, selectWholeBatch, updateBlocked } from '#app/warehouse/shelf.sql'

interface OnBatch {
  batchId: number
  reason: string
}

/** Stock before the batch, as everybody holds them; whoever names a part means the whole. */
export async function holdBatch({ db }: Context, batchId: number) {
  const whole = await selectWholeBatch(db, batchId)
  if (!whole || !(await lockShelf(db, whole.variantId))) throw notFound()
  const parts = await selectParts(db, whole.batchId)
  for (const { variantId } of parts) await lockShelf(db, variantId)
  const batch = await lockBatch(db, whole.batchId)
  if (!batch) throw notFound()
  for (const part of parts) await lockBatch(db, part.batchId)
  return { ...batch, partIds: parts.map((part) => part.batchId) }
}

/** Boxes with pieces of it are taken apart, on whichever shelf they lay; once it is free, orders that waited for it go on. */
export async function stopWhole({ db, requestId }: Context, batch: { batchId: number; partIds: readonly number[] }) {
  for (const batchId of [batch.batchId, ...batch.partIds]) await enqueue(db, 'stop-batch', { batchId, requestId })
}

/** From this moment nothing of it is for sale, and no bench packs it: one person is enough, because it can be taken back. */
export async function blockBatch(context: Context, { batchId: named, reason }: OnBatch) {
  const { db } = context
  const batch = await holdBatch(context, named)
  const { batchId } = batch
  if (batch.blockedReason !== null) return refuse('batch_state', { state: 'blocked' })
  await tellHistory(context, reason)
  await updateBlocked(db, batchId, reason)
  await stopWhole(context, batch)
  await audit(db, context, 'batch.blocked', { type: 'batch', id: batchId })
  const after = await lockShelf(db, batch.variantId)
  if (!after) throw notFound()
  context.log.info({ batchId, withheld: after.withheld, owed: after.owed }, 'batch.blocked')
  return ok({ withheld: after.withheld, owed: after.owed })
}

export async function unblockBatch(context: Context, { batchId: named, reason }: OnBatch) {
  const { db } = context
  const batch = await holdBatch(context, named)
  const { batchId } = batch
  if (batch.blockedReason === null) return refuse('batch_state', { state: 'free' })
  // Whoever was told not to feed it must not get it again.
  if (await lockRecall(db, batchId)) return refuse('batch_state', { state: 'recalled' })
  await tellHistory(context, reason)
  await updateBlocked(db, batchId, null)
  await stopWhole(context, batch)
  await audit(db, context, 'batch.unblocked', { type: 'batch', id: batchId })
  return ok({})
}
