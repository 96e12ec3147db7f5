import type { CommandContext } from '#app/http/context'
import { RequestError } from '#app/http/request-error'
import {
  deleteParcelLines,
  insertParcelLines,
  lockBatches,
  type ParcelLine,
  releaseBatches,
  type StockedBatch,
  selectParcelLines,
} from '#app/shipment/batches.sql'
import type { Parcel } from '#app/shipment/parcels.sql'

export interface TypedLine {
  variantId: number
  pieces: number
  batchCode: string | null
}

/** The packer took other batches than the plan. The same goods and pieces must lie in the box, only from elsewhere. */
export async function replaceLines({ db }: CommandContext, parcel: Parcel, typed: readonly TypedLine[]): Promise<void> {
  const planned = await selectParcelLines(db, parcel.id)
  const wrong = differing(planned, typed)
  if (wrong !== null) throw new RequestError('invalid_input', { fields: { lines: 'invalid' }, variantId: wrong })
  const batches = await lockBatches(db, [...new Set(typed.map(({ variantId }) => variantId))])
  await releaseBatches(db, parcel.id)
  await deleteParcelLines(db, parcel.id)
  const freed = batches.map((batch) => ({ ...batch, available: batch.available + piecesOf(planned, batch) }))
  await insertParcelLines(
    db,
    parcel.id,
    typed.map((line, index) => toLine(line, index, freed)),
  )
}

function piecesOf(lines: readonly ParcelLine[], { id }: StockedBatch): number {
  return lines.filter(({ batchId }) => String(batchId) === id).reduce((sum, { pieces }) => sum + pieces, 0)
}

/** The variant of which other pieces are named than belong into the parcel. */
function differing(planned: readonly ParcelLine[], typed: readonly TypedLine[]): number | null {
  const count = (lines: readonly { variantId: number; pieces: number }[], variantId: number) =>
    lines.filter((line) => line.variantId === variantId).reduce((sum, { pieces }) => sum + pieces, 0)
  const variants = [...new Set([...planned, ...typed].map(({ variantId }) => variantId))]
  return variants.find((variantId) => count(planned, variantId) !== count(typed, variantId)) ?? null
}

function toLine({ variantId, pieces, batchCode }: TypedLine, index: number, batches: StockedBatch[]): ParcelLine {
  const position = index + 1
  const own = batches.filter((batch) => batch.variantId === variantId)
  if (own.length === 0) return { position, variantId, pieces, batchId: null, batchCode: null, bestBefore: null }
  const batch = own.find(({ code }) => code === batchCode)
  if (!batch || batch.isBlocked || batch.available < pieces) {
    throw new RequestError('batches_short', { variantId, batchCode })
  }
  return { position, variantId, pieces, batchId: Number(batch.id), batchCode: batch.code, bestBefore: batch.bestBefore }
}
