import type { ProposeRecall, RecallView } from '@shop/contract/staff/recall'
import { ok, refuse } from '@shop/domain/result'
import { audit, type Context, tellHistory } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { staffAtWork } from '#app/http/signed-in'
import { closeStaffTaskAbout, openStaffTask } from '#app/tasks/staff-tasks.sql'
import { holdBatch, stopWhole } from '#app/warehouse/block-batch'
import {
  insertRecall,
  lockRecall,
  selectRecall,
  selectRecalled,
  selectReceivers,
  selectStopped,
  updateApproved,
  updateWithdrawn,
} from '#app/warehouse/recalls.sql'
import { selectWholeBatch, updateBlocked } from '#app/warehouse/shelf.sql'
import { tellReceivers } from '#app/warehouse/tell-receivers'

interface OnBatch {
  batchId: number
}

/** Names and addresses stay in the orders: whoever decides about a batch needs none of them. */
export async function recallView(context: Context, { batchId: named }: OnBatch) {
  const { db } = context
  const batchId = await wholeOf(context, named)
  const recalled = await selectRecalled(db, batchId)
  if (!recalled) throw notFound()
  const { productId: _product, variantId: _variant, ...batch } = recalled
  const receivers = await selectReceivers(db, batchId)
  return ok<RecallView>({
    ...batch,
    recall: await selectRecall(db, batchId, staffAtWork(context).userId),
    receivers: receivers.map(({ email, ...receiver }) => ({ ...receiver, hasEmail: email !== '' })),
  })
}

/** What the whole shop has stopped: one page for whoever asks how a recall went. */
export async function recalls({ db }: Context) {
  const batches = (await selectStopped(db)).map(({ stoppedAt, publicAt, ...batch }) => ({
    ...batch,
    stoppedAt: stoppedAt?.toISOString() ?? null,
    publicAt: publicAt?.toISOString() ?? null,
  }))
  return ok({ batches })
}

/** The batch stops at once; only the words wait for the second person. */
export async function proposeRecall(context: Context, { batchId: named, ...words }: OnBatch & ProposeRecall) {
  const { db, now } = context
  const batch = await holdBatch(context, named)
  const { batchId } = batch
  if (await lockRecall(db, batchId)) return refuse('recall_state', { state: 'proposed' })
  const recalled = await selectRecalled(db, batchId)
  if (!recalled) throw notFound()
  await tellHistory(context, words.reason)
  if (batch.blockedReason === null) {
    await updateBlocked(db, batchId, words.reason)
    await stopWhole(context, batch)
  }
  await insertRecall(db, recalled, { ...words, by: staffAtWork(context).userId, now })
  await openStaffTask(db, {
    ...{ kind: 'recall_approval', subject: `batch:${batchId}`, orderId: null, now },
    details: { code: batch.code },
  })
  await audit(db, context, 'batch.recall_proposed', { type: 'batch', id: batchId })
  return ok({})
}

export async function withdrawRecall(context: Context, { batchId: named }: OnBatch) {
  const { db, now } = context
  const batchId = await wholeOf(context, named)
  const recall = await lockRecall(db, batchId)
  if (recall?.approvedAt !== null) return refuse('recall_state', { state: recall ? 'public' : 'none' })
  await tellHistory(context, 'withdrawn')
  await updateWithdrawn(db, recall.id, now)
  await closeApproval(context, batchId, 'withdrawn')
  await audit(db, context, 'batch.recall_withdrawn', { type: 'batch', id: batchId })
  return ok({})
}

/** Passport, page of the product and everybody's mail in one transaction: nobody reads of it before it is decided, nobody is forgotten after. */
export async function approveRecall(context: Context, { batchId: named }: OnBatch) {
  const { db, now } = context
  const { userId } = staffAtWork(context)
  // A box that leaves at this moment holds the batch too: it is either among the receivers or finds the recall approved.
  const { batchId } = await holdBatch(context, named)
  const recalled = await selectRecalled(db, batchId)
  const recall = await lockRecall(db, batchId)
  if (!recalled || recall?.approvedAt !== null) return refuse('recall_state', { state: recall ? 'public' : 'none' })
  if (recall.proposedBy === userId) return refuse('second_person_needed')
  await tellHistory(context, recall.reason)
  await updateApproved(db, recall.id, userId, now)
  await closeApproval(context, batchId, 'approved')
  const receivers = await selectReceivers(db, batchId)
  const told = await tellReceivers(context, recalled, recall, receivers)
  await audit(db, context, 'batch.recalled', { type: 'batch', id: batchId }, { told })
  context.log.info({ batchId, told }, 'batch.recalled')
  return ok({ told, silent: receivers.length - told })
}

/** A recall is of the whole production; what of it is sold apart is only a part. */
async function wholeOf({ db }: Context, batchId: number): Promise<number> {
  const whole = await selectWholeBatch(db, batchId)
  if (!whole) throw notFound()
  return whole.batchId
}

/** Nobody is asked any more. */
async function closeApproval(context: Context, batchId: number, note: string): Promise<void> {
  const { db, now } = context
  const { userId } = staffAtWork(context)
  const task = { kind: 'recall_approval' as const, subject: `batch:${batchId}` }
  await closeStaffTaskAbout(db, task, { closedBy: userId, note, now })
}
