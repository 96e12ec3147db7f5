type SoldLine = {
  /** Null for what is not counted: gifts, delivery, parts of bundles. */
  readonly variantId: string | null
  readonly pieces: number
  /** From how many pieces on its price holds. */
  readonly fromPieces: number | null
}

/**
 * The number of pieces whose price would be kept for fewer: twelve are bought at the price of twelve and eleven given back. Pieces of
 * one pack are counted over all lines, as they were when it was priced. Null when nothing is lost, also when none of the pack stays.
 */
export function lostBreak(before: readonly SoldLine[], kept: readonly SoldLine[]): number | null {
  for (const { variantId, fromPieces } of kept) {
    if (variantId === null || fromPieces === null) continue
    const left = piecesOf(kept, variantId)
    if (left < fromPieces && left < piecesOf(before, variantId)) return fromPieces
  }
  return null
}

function piecesOf(lines: readonly SoldLine[], variantId: string): number {
  return lines.filter((line) => line.variantId === variantId).reduce((sum, { pieces }) => sum + pieces, 0)
}
