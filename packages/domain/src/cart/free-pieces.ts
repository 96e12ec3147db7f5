import type { DraftLine } from './draft-line.ts'

type FreePieces = { readonly lineId: string; readonly pieces: number; readonly amount: number }

/** Out of every buy + get pieces the cheapest of all chosen ones are free. */
export function chooseFreePieces(lines: readonly DraftLine[], buy: number, get: number): FreePieces[] {
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0)
  const free = Math.floor(pieces / (buy + get)) * get
  const cheapestFirst = lines.toSorted((a, b) => a.unitPrice - b.unitPrice || compareText(a.key, b.key))
  return cheapestFirst.reduce<{ left: number; chosen: FreePieces[] }>(
    ({ left, chosen }, line) => {
      const taken = Math.min(left, line.pieces)
      if (taken === 0) return { left, chosen }
      const entry = { lineId: line.id, pieces: taken, amount: taken * line.unitPrice }
      return { left: left - taken, chosen: [...chosen, entry] }
    },
    { left: free, chosen: [] },
  ).chosen
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
