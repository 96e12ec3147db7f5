import type { BenchAnswer } from '@shop/contract/staff/bench'
import { selectScan, updateScan } from '#app/bench/scans.sql'
import { loadBenchParcel } from '#app/bench/to-bench-parcel'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { staffAtWork } from '#app/http/signed-in'

/** Of one request: which scan, at which bench, by whom. */
export interface AtBench {
  context: Context
  benchId: number
  userId: string
  scanId: string
}

type Said = Pick<BenchAnswer, 'verdict'> &
  Partial<Omit<BenchAnswer, 'verdict' | 'parcel' | 'scanId'>> & { parcelId: number | null; pieceNo?: number }

/** Writes down what was said to a scan and says it. The box is shown as it is now. */
export async function answer({ context, scanId }: AtBench, said: Said): Promise<BenchAnswer> {
  const { parcelId, pieceNo, ...rest } = said
  const details = { ...NOTHING_SAID, ...rest, scanId }
  // The piece is right in the books, whatever is said about the box it closed.
  await updateScan(context.db, scanId, {
    verdict: pieceNo === undefined ? said.verdict : 'right',
    parcelId,
    variantId: details.variantId,
    batchCode: details.batchCode,
    pieceNo: pieceNo ?? null,
    details,
  })
  return { ...details, parcel: parcelId === null ? null : await loadBenchParcel(context.db, parcelId) }
}

/** The same scan asked for again: what was said then, and the box as it is now. Nothing is counted. */
export async function repeatAnswer(context: Context, scanId: string): Promise<BenchAnswer> {
  const stored = await selectScan(context.db, scanId)
  // Somebody else's scan says nothing to whoever guesses its id.
  if (!stored || stored.userId !== staffAtWork(context).userId) throw notFound()
  const details = { ...NOTHING_SAID, ...stored.details, scanId } as Omit<BenchAnswer, 'parcel'>
  return { ...details, parcel: stored.parcelId === null ? null : await loadBenchParcel(context.db, stored.parcelId) }
}

const NOTHING_SAID = {
  verdict: 'unknown',
  variantId: null,
  batchCode: null,
  bestBefore: null,
  daysLeft: null,
  minimumDaysLeft: null,
  take: null,
  choices: [],
  missingGrams: null,
  bench: null,
} satisfies Omit<BenchAnswer, 'parcel' | 'scanId'>
