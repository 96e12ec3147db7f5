import { addDays, type LocalDate } from '../calendar/local-date.ts'
import { ok, type Result, refuse } from '../result.ts'

export type Batch = {
  readonly id: string
  readonly bestBefore: LocalDate | null
  readonly available: number
  /** Recalled or in quarantine. */
  readonly isBlocked: boolean
}

export type BatchPick = { readonly batchId: string; readonly pieces: number }

/** First expired, first out; a batch too close to its date stays in the warehouse. Goods without a date go last. */
export function chooseBatches(
  pieces: number,
  batches: readonly Batch[],
  today: LocalDate,
  minimumDaysLeft: number,
): Result<BatchPick[], 'not_enough_in_batches'> {
  const earliest = addDays(today, minimumDaysLeft)
  const usable = batches
    .filter(
      ({ isBlocked, available, bestBefore }) => !isBlocked && available > 0 && (bestBefore ?? earliest) >= earliest,
    )
    .toSorted(firstExpiredFirst)
  const picks: BatchPick[] = []
  let left = pieces
  for (const { id, available } of usable) {
    const taken = Math.min(left, available)
    if (taken > 0) picks.push({ batchId: id, pieces: taken })
    left -= taken
  }
  return left > 0 ? refuse('not_enough_in_batches', { missing: left }) : ok(picks)
}

function firstExpiredFirst(a: Batch, b: Batch): number {
  const dates = [a.bestBefore ?? '9999-12-31', b.bestBefore ?? '9999-12-31'] as const
  if (dates[0] !== dates[1]) return dates[0] < dates[1] ? -1 : 1
  return a.id < b.id ? -1 : 1
}
