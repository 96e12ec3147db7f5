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

/**
 * Rows that make a price hold from its moment to its end, or to the next price that is planned before that end: whose days are not taken
 * away. Ends of what it replaces end nothing any more. What was called off behind it follows the new price.
 */
export function planPrice(
  rows: readonly LedgerRow[],
  change: PriceChange,
  now: Date,
): Result<NewPrice[], 'price_in_past'> {
  const { until = null, ...first } = change
  if (first.from < now) return refuse('price_in_past', { from: first.from.toISOString() })
  if (until !== null && until <= first.from) return refuse('price_in_past', { from: until.toISOString() })
  const later = realSteps(effectiveSteps(rows)).filter(({ from }) => from > first.from)
  const next = later.find(({ kind }) => kind !== 'ended') ?? null
  const isEnded = until !== null && (next === null || next.from > until)
  const end: NewPrice[] = isEnded ? [{ amount: first.amount, kind: 'ended', from: until, restores: false }] : []
  const over = [until, next?.from].flatMap((moment) => moment ?? [])
  const outlived = later
    .filter(({ kind, from }) => kind === 'ended' && first.kind !== 'ended' && over.every((moment) => from < moment))
    .map(({ from }): NewPrice => ({ amount: first.amount, kind: first.kind, from, restores: true }))
  const added: NewPrice[] = [{ ...first, restores: false }, ...outlived, ...end]
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
  const [after] = realSteps(steps).filter(({ from }) => from > step.from)
  const hasOwnEnd = step.kind !== 'ended' && after?.kind === 'ended' && after.amount === step.amount
  const moments = hasOwnEnd ? [step.from, after.from] : [step.from]
  const added = [
    ...moments.map((from): NewPrice => ({ amount: before.amount, kind: before.kind, from, restores: true })),
    ...endsOutlivedBy(step, rows, steps),
  ]
  return ok([...added, ...restorations(withRows(rows, added), now)])
}

/** Ends of earlier prices that were written over for this one. */
function endsOutlivedBy(step: LedgerRow, rows: readonly LedgerRow[], steps: readonly LedgerRow[]): NewPrice[] {
  const next = realSteps(steps).find(({ from, kind }) => from > step.from && kind !== 'ended')
  const ends = rows.filter(
    ({ id, kind, from, restores }) => kind === 'ended' && !restores && id < step.id && from > step.from,
  )
  return ends
    .filter(({ id, from }) => {
      const hiding = rows.find((row) => row.id > id && row.from.getTime() === from.getTime())
      return hiding?.restores === true && hiding.id > step.id && (!next || from < next.from)
    })
    .map(({ amount, from }) => ({ amount, kind: 'ended', from, restores: false }))
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
