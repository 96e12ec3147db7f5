import type { BenchParcel } from '@shop/contract/staff/bench'
import type { PackedPiece } from '@shop/domain/packing/judge-scan'
import { byShelfRoute } from '@shop/domain/packing/shelf-route'
import { type Box, type BoxLine, selectBox, selectPackedPieces } from '#app/bench/box.sql'
import type { Db } from '#app/store/database'

export async function loadBenchParcel(db: Db, parcelId: number): Promise<BenchParcel | null> {
  const box = await selectBox(db, parcelId)
  return box && toBenchParcel(box, await selectPackedPieces(db, parcelId))
}

/** The box for eyes: each kind of goods once, by the way through the shelves. */
export function toBenchParcel({ orderId: _order, lines, ...box }: Box, packed: readonly PackedPiece[]): BenchParcel {
  const variants = [...new Set(lines.map(({ variantId }) => variantId))]
  const views = variants.map((variantId) =>
    toLine(
      lines.filter((line) => line.variantId === variantId),
      packed.filter((piece) => piece.variantId === variantId),
    ),
  )
  return {
    ...box,
    pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0),
    packed: packed.length,
    lines: views.toSorted((a, b) => byShelfRoute(a.shelf, b.shelf)),
  }
}

function toLine(own: readonly BoxLine[], packed: readonly PackedPiece[]): BenchParcel['lines'][number] {
  const [first] = own
  if (!first) throw new Error('A line of a box has no goods.')
  const { variantId, name, variantName, image, ean, shelf, isGift, weightGrams } = first
  return {
    variantId,
    name,
    variantName,
    image,
    ean,
    shelf,
    isGift,
    weightGrams,
    pieces: own.reduce((sum, { pieces }) => sum + pieces, 0),
    packed: packed.length,
    batches: own.flatMap(({ batchCode, bestBefore, pieces }) =>
      batchCode === null
        ? []
        : [
            {
              code: batchCode,
              bestBefore,
              pieces,
              packed: packed.filter((piece) => piece.batchCode === batchCode).length,
            },
          ],
    ),
  }
}
