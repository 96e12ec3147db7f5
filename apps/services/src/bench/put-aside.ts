import type { BenchAnswer } from '@shop/contract/staff/bench'
import { ok } from '@shop/domain/result'
import { type AtBench, answer, repeatAnswer } from '#app/bench/bench-answer'
import { holdBox } from '#app/bench/hold-box'
import { type AsideReason, endPacking } from '#app/bench/packings.sql'
import { printAgain } from '#app/bench/prints'
import { claimScan, undoLastPiece } from '#app/bench/scans.sql'
import type { Context } from '#app/http/context'
import { RequestError } from '#app/http/request-error'
import { staffAtWork } from '#app/http/signed-in'
import { orderCommand } from '#app/staff/staff-commands'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

const returnToQueue = orderCommand('return_to_queue')

interface OnBox {
  benchId: number
  parcelId: number
  scanId: string
}

/** The last piece comes out of the box, as long as it is open. */
export async function takePieceOut(at: AtBench, parcelId: number): Promise<BenchAnswer> {
  const { db, now } = at.context
  const held = await holdBox(at, parcelId)
  if (held.other) return answer(at, { verdict: 'taken_by_other', parcelId: null, bench: held.other })
  const variantId = held.parcel.state === 'planned' ? await undoLastPiece(db, parcelId, now) : null
  return answer(at, { verdict: variantId === null ? 'nothing_to_undo' : 'undone', parcelId, variantId })
}

/** The order waits for a piece, or for somebody; the packer goes on with the next. */
export async function putBoxAside(at: AtBench, parcelId: number, reason: AsideReason): Promise<BenchAnswer> {
  const { context } = at
  const { db, now } = context
  const { orderId, parcel, other } = await holdBox(at, parcelId)
  if (other) return answer(at, { verdict: 'taken_by_other', parcelId: null, bench: other })
  if (parcel.state !== 'planned') return answer(at, { verdict: 'box_complete', parcelId })
  await endPacking(db, orderId, now, reason)
  const returned = await returnToQueue(context, { orderId })
  if (!returned.ok) throw new RequestError('order_state', { orderId })
  await openStaffTask(db, { kind: 'packing_aside', subject: `order:${orderId}`, orderId, details: { reason }, now })
  return answer(at, { verdict: 'put_aside', parcelId: null })
}

export async function reprintBox(at: AtBench, parcelId: number): Promise<BenchAnswer> {
  const printed = await printAgain(at.context, { benchId: at.benchId, parcelId })
  return answer(at, { verdict: printed.ok ? 'printed_again' : 'nothing_to_undo', parcelId })
}

export const undoScan = (context: Context, input: OnBox) =>
  once(context, input, (at) => takePieceOut(at, input.parcelId))

export const putAside = (context: Context, input: OnBox & { reason: AsideReason }) =>
  once(context, input, (at) => putBoxAside(at, input.parcelId, input.reason))

async function once(context: Context, { benchId, scanId }: OnBox, run: (at: AtBench) => Promise<BenchAnswer>) {
  const { userId } = staffAtWork(context)
  const scan = { scanId, benchId, userId, raw: '', weightGrams: null, now: context.now }
  if (!(await claimScan(context.db, scan))) return ok(await repeatAnswer(context, scanId))
  return ok(await run({ context, benchId, userId, scanId }))
}
