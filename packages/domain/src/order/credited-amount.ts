import type { Halere } from '../money/halere.ts'
import { divideRounded } from '../money/round.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { InvoiceLine } from './invoice.ts'

/** What earlier corrective documents already took off a line. */
export type Credited = { readonly lineId: string; readonly pieces: number; readonly amount: Halere }

/** Pieces that came back, an amount taken off the price without a return, or both as they were agreed before. */
export type Correction =
  | { readonly lineId: string; readonly pieces: number }
  | { readonly lineId: string; readonly amount: Halere }
  | Credited

export type CorrectionRefusal = 'unknown_line' | 'not_a_correction' | 'too_many_pieces' | 'over_amount'

/** Returned one by one or at once, the pieces of a line give back exactly what they cost. */
export function creditedAmount(
  line: InvoiceLine,
  credited: Credited,
  correction: Correction,
): Result<Credited, CorrectionRefusal> {
  const left = line.amount - credited.amount
  if ('amount' in correction) {
    const { lineId, amount } = correction
    const pieces = 'pieces' in correction ? correction.pieces : 0
    if (!isCount(amount) || !isCount(pieces) || amount + pieces === 0) return refuse('not_a_correction', { lineId })
    if (credited.pieces + pieces > line.pieces) {
      return refuse('too_many_pieces', { lineId, left: line.pieces - credited.pieces })
    }
    return amount > left ? refuse('over_amount', { lineId, left }) : ok({ lineId, pieces, amount })
  }
  const { lineId, pieces } = correction
  const returned = credited.pieces + pieces
  if (!Number.isSafeInteger(pieces) || pieces <= 0) return refuse('not_a_correction', { lineId })
  if (returned > line.pieces) return refuse('too_many_pieces', { lineId, left: line.pieces - credited.pieces })
  const share = priceOfFirst(line, returned) - priceOfFirst(line, credited.pieces)
  // Of the last piece too no more than its share: what an earlier one was lowered by stays kept.
  return ok({ lineId, pieces, amount: Math.min(share, left) })
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}

function priceOfFirst(line: InvoiceLine, pieces: number): Halere {
  return divideRounded(line.amount * pieces, line.pieces)
}
