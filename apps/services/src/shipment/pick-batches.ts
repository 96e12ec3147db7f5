import { type BatchPick, chooseBatches } from '@shop/domain/shipment/choose-batches'
import { minimumDaysLeft } from '@shop/domain/stock/short-dated'
import { RequestError } from '#app/http/request-error'
import type { ParcelLine, StockedBatch } from '#app/shipment/batches.sql'

interface Wanted {
  variantId: number
  pieces: number
}

/**
 * Lines of a parcel, first expired first. Takes from the list it is given, so that the next parcel of the same order does not
 * count the same pieces. Goods that have no batch at all are packed without one.
 */
export function pickBatches(
  wanted: readonly Wanted[],
  batches: StockedBatch[],
  { today, ...promised }: { today: string; groupDays: number | null; shopDays: number },
): ParcelLine[] {
  const lines = wanted.flatMap(({ variantId, pieces }): Omit<ParcelLine, 'position'>[] => {
    const own = batches.filter((batch) => batch.variantId === variantId)
    if (own.length === 0) return [{ variantId, pieces, batchId: null, batchCode: null, bestBefore: null }]
    const isShortDated = own.some((batch) => batch.isShortDated)
    const picked = chooseBatches(pieces, own, today, minimumDaysLeft({ ...promised, isShortDated }))
    if (!picked.ok) throw new RequestError('batches_short', { variantId, ...(picked.details as object) })
    return picked.value.map((pick) => toLine(variantId, pick, batches))
  })
  return lines.map((line, index) => ({ position: index + 1, ...line }))
}

function toLine(variantId: number, { batchId, pieces }: BatchPick, batches: StockedBatch[]) {
  const index = batches.findIndex(({ id }) => id === batchId)
  const batch = batches[index]
  if (!batch) throw new Error(`Batch ${batchId} was chosen but not read.`)
  batches[index] = { ...batch, available: batch.available - pieces }
  return { variantId, pieces, batchId: Number(batchId), batchCode: batch.code, bestBefore: batch.bestBefore }
}
