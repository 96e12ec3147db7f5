import type { BenchAnswer } from '@shop/contract/staff/bench'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { goodsOfScan, judgeScan, nextPlanned, type OpenBox, type Verdict } from '@shop/domain/packing/judge-scan'
import { movePiece } from '@shop/domain/packing/move-piece'
import { type AtBench, answer } from '#app/bench/bench-answer'
import { type Box, selectBox, selectPackedPieces, selectShelfBatches } from '#app/bench/box.sql'
import { shutBox, weigh } from '#app/bench/close-box'
import { holdBox } from '#app/bench/hold-box'
import { toBenchParcel } from '#app/bench/to-bench-parcel'
import { notFound, RequestError } from '#app/http/request-error'
import type { Parcel } from '#app/shipment/parcels.sql'
import { replaceLines } from '#app/shipment/replace-lines'
import { loadShipmentSettings } from '#app/shipment/shipment-settings'
import { inSavepoint } from '#app/store/database'

interface ScannedGoods {
  /** One of the two: a code of goods, or the tag of a batch, which knows its goods. */
  ean: string | null
  variantId: number | null
  batchCode: string | null
  bestBefore: string | null
}

interface Extras {
  /** What the packer chose, where the code does not say it. */
  batchCode: string | null
  weightGrams: number | null
  isWeighedByHand: boolean
}

type Right = Extract<Verdict, { verdict: 'right' }>

/** A piece for the box that lies open. The last one closes it. */
export async function scanGoods(
  at: AtBench,
  parcelId: number,
  goods: ScannedGoods,
  extras: Extras,
): Promise<BenchAnswer> {
  const { db, now } = at.context
  const held = await holdBox(at, parcelId)
  if (held.other) return answer(at, { verdict: 'taken_by_other', parcelId: null, bench: held.other })
  if (held.parcel.state !== 'planned') return answer(at, { verdict: 'box_complete', parcelId })
  const box = await selectBox(db, parcelId)
  if (!box) throw notFound()
  const open: OpenBox = {
    lines: box.lines,
    batches: await selectShelfBatches(db, parcelId),
    packed: await selectPackedPieces(db, parcelId),
  }
  const { minimumDaysLeft: shopDays } = await loadShipmentSettings(db)
  const minimumDaysLeft = box.groupDays ?? shopDays
  const variantId = goodsOfScan({ ...goods, batchCode: goods.batchCode ?? extras.batchCode }, open)
  const rules = { today: toPragueTime(now).date, groupDays: box.groupDays, shopDays }
  const judged = judgeScan({ ...goods, variantId }, extras.batchCode, open, rules)
  if (judged.verdict !== 'right') return answer(at, { ...toSaid(judged, box, open), minimumDaysLeft, parcelId })
  if (judged.isMoved && !(await takeFromElsewhere(at, held.parcel, open, judged))) {
    const { batchCode } = judged
    return answer(at, {
      ...toSaid({ ...judged, verdict: 'wrong_batch', batchCode: batchCode ?? '' }, box, open),
      parcelId,
    })
  }
  return putIn(at, box, open, judged, extras)
}

async function putIn(
  at: AtBench,
  box: Box,
  { packed }: OpenBox,
  { variantId, batchCode, pieceNo, isLast }: Right,
  { weightGrams, isWeighedByHand }: Extras,
): Promise<BenchAnswer> {
  const { parcelId } = box
  const said = { parcelId, variantId, batchCode, pieceNo }
  if (!isLast) return answer(at, { ...said, verdict: 'right' })
  if (isWeighedByHand && weightGrams === null) return answer(at, { ...said, verdict: 'weight_differs' })
  const full = toBenchParcel(box, [...packed, { variantId, batchCode }])
  const check = weigh(full, { weightGrams, isWeightAccepted: false })
  if (!check.isRight) return answer(at, { ...said, verdict: 'weight_differs', missingGrams: check.missingGrams })
  await shutBox(at, box, weightGrams)
  return answer(at, { ...said, verdict: 'box_closed' })
}

/** The plan follows what is really taken, at once, so that nobody else is promised the same piece. False when somebody was. */
async function takeFromElsewhere(at: AtBench, parcel: Parcel, open: OpenBox, judged: Right): Promise<boolean> {
  const { db } = at.context
  const { variantId, batchCode: to } = judged
  const own = open.lines.filter((line) => line.variantId === variantId)
  const from = nextPlanned(
    own,
    open.packed.filter((piece) => piece.variantId === variantId),
  )
  const lines = movePiece(open.lines, { variantId, from, to })
  try {
    await inSavepoint(db, () => replaceLines(at.context, parcel, lines))
    return true
  } catch (error) {
    if (error instanceof RequestError && error.code === 'batches_short') return false
    throw error
  }
}

function toSaid(judged: Exclude<Verdict, { verdict: 'right' }>, box: Box, open: OpenBox) {
  const variantId = 'variantId' in judged ? judged.variantId : null
  const own = box.lines.filter((line) => line.variantId === variantId)
  const planned = nextPlanned(
    own,
    open.packed.filter((piece) => piece.variantId === variantId),
  )
  const line = own.find(({ batchCode }) => batchCode === planned)
  return {
    verdict: judged.verdict,
    variantId,
    batchCode: 'batchCode' in judged ? judged.batchCode : null,
    bestBefore: 'bestBefore' in judged ? judged.bestBefore : null,
    daysLeft: 'daysLeft' in judged ? judged.daysLeft : null,
    take: line && planned !== null ? { code: planned, bestBefore: line.bestBefore, shelf: line.shelf } : null,
    choices: 'choices' in judged ? judged.choices.map(({ code, bestBefore }) => ({ code, bestBefore })) : [],
  }
}
