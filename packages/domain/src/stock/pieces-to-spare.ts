interface Shelf {
  /** For sale and promised, of the variant. */
  readonly onHand: number
  readonly reserved: number
  /** Orders hold so many pieces of blocked batches. */
  readonly owed: number
  /** Null for goods without batches. */
  readonly batch: { readonly onHand: number; readonly reserved: number; readonly isBlocked: boolean } | null
}

/** How many pieces can be taken away without breaking a promise: those in boxes and those of accepted orders stay. */
export function piecesToSpare({ onHand, reserved, owed, batch }: Shelf): number {
  const free = onHand - reserved
  if (batch === null) return free
  const inBatch = batch.onHand - batch.reserved
  // Pieces of a blocked batch are counted apart; when orders hold some of them, they come first.
  if (batch.isBlocked) return owed > 0 ? 0 : inBatch
  return Math.min(inBatch, free)
}
