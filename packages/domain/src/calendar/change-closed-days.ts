import { ok, type Result, refuse } from '../result.ts'
import type { LocalDate } from './local-date.ts'

const MOST_DAYS = 120

/**
 * Days off as they will be kept. What is over stays as it was: somebody may ask why a parcel came late. A longer list than this is a mistake,
 * and every promise walks through it.
 */
export function changeClosedDays(
  current: readonly LocalDate[],
  wanted: readonly LocalDate[],
  today: LocalDate,
): Result<LocalDate[], 'change_refused', { reason: 'past' | 'too_many'; days: LocalDate[] }> {
  const past = wanted.filter((day) => day < today)
  if (past.length > 0) return refuse('change_refused', { reason: 'past', days: past })
  const coming = [...new Set(wanted)].sort()
  if (coming.length > MOST_DAYS) return refuse('change_refused', { reason: 'too_many', days: [] })
  return ok(
    [...new Set(current)]
      .filter((day) => day < today)
      .sort()
      .concat(coming),
  )
}
