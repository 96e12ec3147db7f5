import type { BenchAnswer, BenchParcel } from '@shop/contract/staff/bench'
import { checkWeight } from '@shop/domain/packing/check-weight'
import { type Ok, ok, refuse } from '@shop/domain/result'
import { type AtBench, answer, repeatAnswer } from '#app/bench/bench-answer'
import { holdBox } from '#app/bench/hold-box'
import { endPacking, selectNextParcel } from '#app/bench/packings.sql'
import { claimScan, insertClosing } from '#app/bench/scans.sql'
import { loadBenchParcel } from '#app/bench/to-bench-parcel'
import type { Context } from '#app/http/context'
import { notFound, RequestError } from '#app/http/request-error'
import { staffAtWork } from '#app/http/signed-in'
import { insertPrint } from '#app/shipment/print-jobs.sql'
import { packParcel } from '#app/staff/staff-parcels'

interface Weighed {
  weightGrams: number | null
  isWeightAccepted: boolean
}

/** What the scale says about a box that is full. Without a scale there is nothing to say. */
export function weigh(parcel: BenchParcel, { weightGrams, isWeightAccepted }: Weighed): ReturnType<typeof checkWeight> {
  if (weightGrams === null || isWeightAccepted) return { isRight: true }
  return checkWeight({ expectedGrams: parcel.weightGrams, measuredGrams: weightGrams, goods: parcel.lines })
}

/** Closed, asked for its label and for its print in one transaction: no box is closed whose label nobody waits for. */
export async function shutBox(
  { context, benchId, userId }: AtBench,
  box: { parcelId: number; orderId: number },
  weightGrams: number | null,
): Promise<void> {
  const { db, now } = context
  const { parcelId, orderId } = box
  // Before the label, which some parcels get at once: its print must be there to be woken.
  await insertPrint(db, { parcelId, benchId, isCopy: false, askedBy: userId, now })
  await insertClosing(db, { parcelId, benchId, userId, weightGrams, now })
  const packed = await packParcel(context, { parcelId, lines: null })
  // Thrown, so that neither the print nor the last piece stays.
  if (!packed.ok) throw new RequestError('parcel_state', { parcelId })
  if ((await selectNextParcel(db, orderId)) === null) await endPacking(db, orderId, now)
}

interface CloseInput extends Weighed {
  benchId: number
  parcelId: number
  scanId: string
}

/** A full box that was weighed again, or that somebody has looked into. */
export async function closeBox(context: Context, input: CloseInput) {
  const { benchId, parcelId, scanId, weightGrams } = input
  const { userId } = staffAtWork(context)
  const at: AtBench = { context, benchId, userId, scanId }
  const scan = { scanId, benchId, userId, raw: '', weightGrams, now: context.now }
  if (!(await claimScan(context.db, scan))) return ok(await repeatAnswer(context, scanId))
  const held = await holdBox(at, parcelId)
  if (held.other) return ok(await answer(at, { verdict: 'taken_by_other', parcelId: null, bench: held.other }))
  const parcel = await loadBenchParcel(context.db, parcelId)
  if (!parcel) throw notFound()
  if (parcel.state !== 'planned' || parcel.packed < parcel.pieces)
    return refuse('parcel_state', { state: parcel.state })
  return closed(at, { ...held, parcelId }, parcel, input)
}

async function closed(
  at: AtBench,
  box: { parcelId: number; orderId: number },
  parcel: BenchParcel,
  weighed: Weighed,
): Promise<Ok<BenchAnswer>> {
  const check = weigh(parcel, weighed)
  if (!check.isRight) {
    const { missingGrams, suspectId: variantId } = check
    return ok(await answer(at, { verdict: 'weight_differs', parcelId: box.parcelId, variantId, missingGrams }))
  }
  await shutBox(at, box, weighed.weightGrams)
  return ok(await answer(at, { verdict: 'box_closed', parcelId: box.parcelId }))
}
