interface Line {
  readonly variantId: number
  readonly pieces: number
  readonly batchCode: string | null
}

interface Move {
  readonly variantId: number
  /** Whose planned piece stays on the shelf. */
  readonly from: string | null
  readonly to: string | null
}

/** The plan with one piece taken from another batch. Goods and their sums stay as they were. */
export function movePiece(lines: readonly Line[], { variantId, from, to }: Move): Line[] {
  const isOf = (line: Line, batchCode: string | null) => line.variantId === variantId && line.batchCode === batchCode
  const shortened = lines.map((line) => (isOf(line, from) ? { ...line, pieces: line.pieces - 1 } : { ...line }))
  const target = shortened.find((line) => isOf(line, to))
  const moved = target
    ? shortened.map((line) => (line === target ? { ...line, pieces: line.pieces + 1 } : line))
    : [...shortened, { variantId, pieces: 1, batchCode: to }]
  return moved.filter(({ pieces }) => pieces > 0)
}
