import type { BenchAnswer } from '@shop/contract/staff/bench'
import { readScan, type Scan } from '@shop/domain/packing/read-scan'
import { ok } from '@shop/domain/result'
import { type AtBench, answer, repeatAnswer } from '#app/bench/bench-answer'
import { selectBench } from '#app/bench/benches.sql'
import { selectParcelByLabel, selectTaggedBatch } from '#app/bench/box.sql'
import { openBoxOf, openNextBox } from '#app/bench/open-box'
import { putBoxAside, reprintBox, takePieceOut } from '#app/bench/put-aside'
import { scanGoods } from '#app/bench/scan-goods'
import { claimScan } from '#app/bench/scans.sql'
import type { Context } from '#app/http/context'
import { staffAtWork } from '#app/http/signed-in'

interface ScanInput {
  benchId: number
  scanId: string
  parcelId: number | null
  raw: string
  batchCode: string | null
  weightGrams: number | null
  isWeighedByHand: boolean
}

/** One scan, whatever it is of; asked for twice it is counted once. */
export async function scanAtBench(context: Context, input: ScanInput) {
  const { benchId, scanId, raw, weightGrams } = input
  const { userId } = staffAtWork(context)
  await selectBench(context.db, benchId)
  const scan = { scanId, benchId, userId, raw, weightGrams, now: context.now }
  if (!(await claimScan(context.db, scan))) return ok(await repeatAnswer(context, scanId))
  return ok(await act({ context, benchId, userId, scanId }, readScan(raw), input))
}

async function act(at: AtBench, scan: Scan, input: ScanInput): Promise<BenchAnswer> {
  if (scan.kind === 'command') return command(at, scan.command, input.parcelId)
  if (scan.kind === 'picking_sheet') return openBoxOf(at, scan.orderNumber)
  if (scan.kind === 'label') return showLabelled(at, scan.code)
  if (scan.kind === 'goods') return goods(at, { ...scan, variantId: null }, input)
  if (scan.kind === 'unknown') return answer(at, { verdict: 'unknown', parcelId: input.parcelId })
  const batch = await selectTaggedBatch(at.context.db, scan.uid)
  if (!batch) return showLabelled(at, scan.uid)
  return goods(at, { ean: null, variantId: batch.variantId, batchCode: batch.code, bestBefore: null }, input)
}

async function goods(at: AtBench, piece: Parameters<typeof scanGoods>[2], input: ScanInput): Promise<BenchAnswer> {
  // A piece without a box belongs to none.
  if (input.parcelId === null) return answer(at, { verdict: 'unknown', parcelId: null })
  return scanGoods(at, input.parcelId, piece, input)
}

function command(at: AtBench, name: Extract<Scan, { kind: 'command' }>['command'], parcelId: number | null) {
  if (name === 'next') return openNextBox(at)
  if (parcelId === null) return answer(at, { verdict: 'unknown', parcelId: null })
  if (name === 'undo') return takePieceOut(at, parcelId)
  return name === 'reprint' ? reprintBox(at, parcelId) : putBoxAside(at, parcelId, 'missing_piece')
}

/** A label stands on a box that is closed. */
async function showLabelled(at: AtBench, code: string): Promise<BenchAnswer> {
  const parcelId = await selectParcelByLabel(at.context.db, code)
  return answer(at, { verdict: parcelId === null ? 'unknown' : 'box_complete', parcelId })
}
