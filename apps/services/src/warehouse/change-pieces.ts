import type { CountPieces, MoveShelf, WriteOff } from '@shop/contract/staff/stock'
import { ok, refuse } from '@shop/domain/result'
import { piecesToSpare } from '@shop/domain/stock/pieces-to-spare'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { tellMovement } from '#app/stock/tell-movement'
import {
  addToBatch,
  addToStock,
  type LockedBatch,
  type LockedShelf,
  lockBatch,
  lockShelf,
  noteRightCount,
  updateShelf,
} from '#app/warehouse/shelf.sql'

interface OnShelf {
  variantId: number
  batchId: number | null
}

/** Goods that lie in batches are counted and written off by batch. */
async function holdShelf({ db }: Context, { variantId, batchId }: OnShelf) {
  const shelf = await lockShelf(db, variantId)
  if (!shelf) throw notFound()
  const batch = batchId === null ? null : await lockBatch(db, batchId)
  if (batchId !== null && batch?.variantId !== variantId) throw notFound()
  return { shelf, batch }
}

function spareOf({ onHand, reserved, owed }: LockedShelf, batch: LockedBatch | null): number {
  return piecesToSpare({
    ...{ onHand, reserved, owed },
    batch: batch && { onHand: batch.onHand, reserved: batch.reserved, isBlocked: batch.blockedReason !== null },
  })
}

/** The batch first: pieces of a blocked one are not among those for sale until it has let them go. */
async function addPieces({ db }: Context, { variantId, batchId }: OnShelf, pieces: number): Promise<void> {
  if (batchId !== null) await addToBatch(db, batchId, pieces)
  await addToStock(db, variantId, pieces)
}

/** What was counted against what the book said when the counter saw the difference: sold or packed meanwhile, it is counted again. */
export async function countPieces(context: Context, { counted, seen, reason, ...place }: CountPieces) {
  const { db } = context
  const { shelf, batch } = await holdShelf(context, place)
  if (batch === null && shelf.hasBatches) return refuse('batch_needed')
  const book = batch?.onHand ?? shelf.onHand
  if (book !== seen) return refuse('version_conflict', { onHand: book })
  const difference = counted - book
  if (difference !== 0 && reason === '') return refuse('reason_missing', { difference })
  const free = spareOf(shelf, batch)
  if (-difference > free) return refuse('pieces_promised', { free })
  await tellMovement(context, { kind: 'count', reason })
  if (difference !== 0) await addPieces(context, place, difference)
  else {
    await noteRightCount(db, place.variantId, null, shelf.onHand + shelf.withheld)
    if (batch) await noteRightCount(db, place.variantId, batch.batchId, batch.onHand)
  }
  await audit(db, context, 'stock.counted', { type: 'stock', id: place.variantId }, { difference })
  return ok({ difference })
}

export async function writeOff(context: Context, { pieces, reason, ...place }: WriteOff) {
  const { shelf, batch } = await holdShelf(context, place)
  if (batch === null && shelf.hasBatches) return refuse('batch_needed')
  const free = spareOf(shelf, batch)
  if (pieces > free) return refuse('pieces_promised', { free })
  await tellMovement(context, { kind: 'write_off', reason })
  await addPieces(context, place, -pieces)
  await audit(context.db, context, 'stock.written_off', { type: 'stock', id: place.variantId }, { pieces })
  return ok({})
}

export async function moveShelf(context: Context, { variantId, shelf, seen }: MoveShelf) {
  const { db } = context
  const there = await lockShelf(db, variantId)
  if (!there) throw notFound()
  if (there.shelf !== seen) return refuse('version_conflict', { shelf: there.shelf })
  if (there.shelf === shelf) return ok({})
  await tellMovement(context, { kind: 'move' })
  await updateShelf(db, variantId, shelf)
  await audit(db, context, 'stock.moved', { type: 'stock', id: variantId }, { shelf })
  return ok({})
}
