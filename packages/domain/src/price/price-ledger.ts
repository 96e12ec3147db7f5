import type { Halere } from '../money/halere.ts'

/** `ended` says that from here on there is no such price: an agreement or a break is over. */
export type PriceKind = 'regular' | 'sale' | 'ended'

/** A row of the ledger: it holds from its moment until the next one. */
export type LedgerRow = {
  readonly id: number
  readonly amount: Halere
  readonly kind: PriceKind
  readonly from: Date
  /** Written in place of a planned price that was called off: what held before goes on. */
  readonly restores: boolean
}

/** What held or will hold, the oldest first. Of two rows of one moment the later written one held, the other never did. */
export function effectiveSteps(rows: readonly LedgerRow[]): LedgerRow[] {
  const byMoment = new Map<number, LedgerRow>()
  for (const row of rows.toSorted((a, b) => a.id - b.id)) byMoment.set(row.from.getTime(), row)
  return [...byMoment.values()].toSorted((a, b) => a.from.getTime() - b.from.getTime())
}

export function stepAt(steps: readonly LedgerRow[], at: Date): LedgerRow | null {
  return steps.findLast(({ from }) => from <= at) ?? null
}
