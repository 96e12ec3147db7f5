import type { Halere } from './halere.ts'
import { roundToStep } from './round.ts'

type CashTotal = { readonly payable: Halere; readonly rounding: Halere }

/** Cash has no smaller coin than the step; the difference stands outside the tax base. */
export function roundForCash(total: Halere, step: Halere): CashTotal {
  const payable = roundToStep(total, step)
  return { payable, rounding: payable - total }
}
