import { addDays } from '../calendar/local-date.ts'
import { fromPragueTime, toPragueDay } from '../calendar/prague-time.ts'
import { discountPercent } from '../catalog/discount-percent.ts'
import type { Halere } from '../money/halere.ts'
import { effectiveSteps, type LedgerRow, stepAt } from './price-ledger.ts'

const WINDOW_DAYS = 30

/**
 * What may be said about a discount. `fair` is more than the law asks for: the price that is struck through is the lowest of the thirty days,
 * and the goods have been on sale for all of them.
 */
type PriceVerdict = 'fair' | 'no_sale' | 'no_discount' | 'raised_before' | 'too_new'

export type PriceProof = {
  readonly verdict: PriceVerdict
  /** The lowest price of the thirty days before the discount; null when nothing is discounted or nothing was charged before. */
  readonly reference: Halere | null
  readonly referencePriceId: number | null
  /** The price before the sale. */
  readonly regular: Halere | null
  /** Whole per cent off the reference; zero means that no badge may be shown. */
  readonly percent: number
  readonly windowFrom: Date | null
  /** Rows that held in the thirty days. */
  readonly windowPriceIds: readonly number[]
}

/** § 12a of the consumer protection act, as `shop.lowest_price_before_discount` says it, and beside it what the minimum was taken from. */
export function provePrice(rows: readonly LedgerRow[], at: Date): PriceProof {
  const steps = effectiveSteps(rows)
  const step = stepAt(steps, at)
  const regular = steps.findLast(({ from, kind }) => kind === 'regular' && from <= at)?.amount ?? null
  const nothing = { reference: null, referencePriceId: null, regular, percent: 0, windowFrom: null, windowPriceIds: [] }
  if (step === null || step.kind !== 'sale') return { ...nothing, verdict: 'no_sale' }

  const began = beginningOfSale(steps, step)
  const windowFrom = fromPragueTime(addDays(toPragueDay(began), -WINDOW_DAYS), '00:00')
  const before = steps.filter(({ from }) => from < began)
  const held = before.filter(({ kind }, index) => kind !== 'ended' && (before[index + 1]?.from ?? began) > windowFrom)
  const lowest = held.toSorted((a, b) => a.amount - b.amount || a.id - b.id)[0]
  if (!lowest) return { ...nothing, windowFrom, verdict: 'too_new' }
  const proof = {
    ...nothing,
    reference: lowest.amount,
    referencePriceId: lowest.id,
    percent: discountPercent(lowest.amount, step.amount),
    windowFrom,
    windowPriceIds: held.map(({ id }) => id),
  }
  const isWholeWindow = (steps[0]?.from ?? began) <= windowFrom
  return {
    ...proof,
    verdict: verdictOf({
      step,
      reference: lowest.amount,
      isSteady: held.every(({ amount }) => amount === regular),
      isWholeWindow,
    }),
  }
}

/** A discount that only deepens is one discount; a sale price that rises begins a new one. */
function beginningOfSale(steps: readonly LedgerRow[], step: LedgerRow): Date {
  let began = step
  for (const earlier of steps.slice(0, steps.indexOf(step)).toReversed()) {
    if (earlier.kind !== 'sale' || earlier.amount < began.amount) break
    began = earlier
  }
  return began.from
}

interface Judged {
  step: LedgerRow
  reference: Halere
  /** The price that is struck through held all the time, neither raised nor lowered. */
  isSteady: boolean
  isWholeWindow: boolean
}

function verdictOf({ step, reference, isSteady, isWholeWindow }: Judged): PriceVerdict {
  if (step.amount >= reference) return 'no_discount'
  if (!isWholeWindow) return 'too_new'
  return isSteady ? 'fair' : 'raised_before'
}
