interface Counted {
  readonly position: number
  readonly pieces: number
}

/** Pieces of each line over those that had come before; a count that is lower than an earlier one takes nothing away. */
export function listLateGoods(
  known: readonly { readonly position: number; readonly arrived: number | null }[],
  counted: readonly Counted[],
): Counted[] {
  return counted.flatMap(({ position, pieces }) => {
    const before = known.find((line) => line.position === position)?.arrived ?? 0
    return pieces > before ? [{ position, pieces: pieces - before }] : []
  })
}
