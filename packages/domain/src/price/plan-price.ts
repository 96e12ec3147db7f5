import type { Halere } from '../money/halere.ts'
import { ok, type Result, refuse } from '../result.ts'
import { effectiveSteps, type LedgerRow, type PriceKind, stepAt } from './price-ledger.ts'

/** A row to be appended. */
export type NewPrice = Omit<LedgerRow, 'id'>

type PriceChange = {
  readonly amount: Halere
  readonly kind: PriceKind
  readonly from: Date
  /** When the price is over, and there is none until the next. */
  readonly until?: Date | null
}

/** Rows that make a price hold from its moment on. What was called off behind it follows the new price. */
export function planPrice(
  rows: readonly LedgerRow[],
  change: PriceChange,
  now: Date,
): Result<NewPrice[], 'price_in_past'> {
  const { until = null, ...first } = change
  if (first.from < now) return refuse('price_in_past', { from: first.from.toISOString() })
  if (until !== null && until <= first.from) return refuse('price_in_past', { from: until.toISOString() })
  const end: NewPrice[] = until === null ? [] : [{ amount: first.amount, kind: 'ended', from: until, restores: false }]
  const added: NewPrice[] = [{ ...first, restores: false }, ...end]
  return ok([...added, ...restorations(withRows(rows, added), now)])
}

/**
 * Takes back a price that has not begun: at its moment a row is written that says what held before. The ledger only grows, and every reader
 * of it is right without knowing of such rows.
 */
export function callOffPrice(
  rows: readonly LedgerRow[],
  priceId: number,
  now: Date,
  /** Of a break or an agreement nothing at all may hold before. */
  mayBeNone = false,
): Result<NewPrice[], 'price_not_planned'> {
  const steps = effectiveSteps(rows)
  const step = steps.find(({ id }) => id === priceId)
  if (!step || step.restores || step.from <= now) return refuse('price_not_planned', { reason: 'holds' })
  const earlier = realSteps(steps).findLast(({ from }) => from < step.from)
  const before = earlier ?? (mayBeNone ? { amount: step.amount, kind: 'ended' as const } : null)
  if (!before) return refuse('price_not_planned', { reason: 'first' })
  const added: NewPrice = { amount: before.amount, kind: before.kind, from: step.from, restores: true }
  return ok([added, ...restorations(withRows(rows, [added]), now)])
}

/** Rows that were written for something called off, and say no longer what holds before them. */
function restorations(rows: readonly LedgerRow[], now: Date): NewPrice[] {
  const steps = effectiveSteps(rows)
  const real = realSteps(steps)
  return steps
    .filter(({ restores, from }) => restores && from > now)
    .flatMap((step) => {
      const before = stepAt(real, step.from)
      if (!before || (before.amount === step.amount && before.kind === step.kind)) return []
      return [{ amount: before.amount, kind: before.kind, from: step.from, restores: true }]
    })
}

function realSteps(steps: readonly LedgerRow[]): LedgerRow[] {
  return steps.filter(({ restores }) => !restores)
}

/** The ledger with rows behind it that are not written yet. */
export function withRows(rows: readonly LedgerRow[], added: readonly NewPrice[]): LedgerRow[] {
  const last = Math.max(0, ...rows.map(({ id }) => id))
  return [...rows, ...added.map((row, index) => ({ ...row, id: last + index + 1 }))]
}
