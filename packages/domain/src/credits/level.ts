import type { Halere } from '../money/halere.ts'

/** Earned with the turnover of twelve months; it holds to the end of the next year, whatever comes back. */
export type LoyaltyLevel = {
  readonly code: string
  readonly name: string
  readonly from: Halere
  readonly percent: number
}

/** The highest whose turnover is reached; the lowest begins at nothing. */
export function levelOf(turnover: Halere, levels: readonly LoyaltyLevel[]): LoyaltyLevel | null {
  return levels.filter(({ from }) => from <= turnover).toSorted((a, b) => b.from - a.from)[0] ?? null
}

/** The next one above where somebody stands, and exactly what is missing to it. */
export function nextLevel(
  turnover: Halere,
  currentCode: string | null,
  levels: readonly LoyaltyLevel[],
): { level: LoyaltyLevel; missing: Halere } | null {
  const current = levels.find(({ code }) => code === currentCode)
  const next = levels.filter(({ from }) => from > (current?.from ?? -1)).toSorted((a, b) => a.from - b.from)[0]
  return next ? { level: next, missing: Math.max(0, next.from - turnover) } : null
}
