import type { BenchAnswer } from '@shop/contract/staff/bench'
import { type AtBench, answer } from '#app/bench/bench-answer'
import {
  type AsideReason,
  endPacking,
  insertPacking,
  selectNextParcel,
  selectOrderByNumber,
  selectOwnPackings,
  selectPacking,
  selectQueue,
  takeOrder,
} from '#app/bench/packings.sql'
import { RequestError } from '#app/http/request-error'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { startPacking } from '#app/staff/start-packing'
import { inSavepoint } from '#app/store/database'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

/** Enough that twenty who ask at once each find one nobody else has. */
const CANDIDATES = 60

/** The box this packer has open, or the next one of the queue. Nobody waits for a colleague: what one holds, others pass by. */
export async function openNextBox(at: AtBench): Promise<BenchAnswer> {
  const { context, benchId, userId } = at
  const { db, now } = context
  for (const { orderId, parcelId } of await selectOwnPackings(db, userId)) {
    if (parcelId !== null) return answer(at, { verdict: 'opened', parcelId })
    await endPacking(db, orderId, now)
  }
  for (const candidate of await selectQueue(db, now, CANDIDATES)) {
    if (!(await takeOrder(db, candidate))) continue
    const parcelId = await beginPacking(at, candidate.orderId)
    if (parcelId === null) continue
    await insertPacking(db, { orderId: candidate.orderId, benchId, userId, now })
    return answer(at, { verdict: 'opened', parcelId })
  }
  return answer(at, { verdict: 'queue_empty', parcelId: null })
}

/** By its picking sheet. Also what was put aside, and what somebody opened on the page of the order. */
export async function openBoxOf(at: AtBench, orderNumber: string): Promise<BenchAnswer> {
  const { context, benchId, userId } = at
  const { db, now } = context
  const orderId = await selectOrderByNumber(db, orderNumber)
  if (orderId === null) return answer(at, { verdict: 'unknown', parcelId: null })
  const order = await lockPayableOrder(db, orderId)
  const packing = await selectPacking(db, orderId)
  // One box may have left with its carrier while another of the same order is still to be packed.
  const isBegun = order?.state === 'packing' || order?.state === 'partly_shipped'
  if (isBegun && packing && packing.userId !== userId) {
    return answer(at, { verdict: 'taken_by_other', parcelId: null, bench: packing.bench })
  }
  const parcelId = isBegun ? await selectNextParcel(db, orderId) : await beginPacking(at, orderId)
  if (parcelId === null) return answer(at, { verdict: 'not_packable', parcelId: null })
  await insertPacking(db, { orderId, benchId, userId, now })
  return answer(at, { verdict: 'opened', parcelId })
}

/** Null when it cannot be packed now; why is written down, and the packer goes on with another. */
async function beginPacking({ context, benchId, userId }: AtBench, orderId: number): Promise<number | null> {
  const { db, now } = context
  const problem = await inSavepoint(db, () => tryPacking(context, orderId)).catch((error: unknown) => {
    if (error instanceof RequestError && error.code === 'batches_short') return 'batches_short' as const
    throw error
  })
  if (problem === null) return selectNextParcel(db, orderId)
  if (problem !== 'order_state') {
    await insertPacking(db, { orderId, benchId, userId, now })
    await endPacking(db, orderId, now, problem)
    await openStaffTask(db, {
      kind: 'packing_aside',
      subject: `order:${orderId}`,
      orderId,
      details: { reason: problem },
      now,
    })
  }
  return null
}

async function tryPacking(
  context: AtBench['context'],
  orderId: number,
): Promise<Extract<AsideReason, 'batches_short' | 'money_returned'> | 'order_state' | null> {
  const started = await startPacking(context, { orderId })
  if (started.ok) return null
  const isWaiting = started.code === 'group_not_placed' || started.code === 'withdrawal_open'
  return isWaiting ? 'order_state' : started.code
}
