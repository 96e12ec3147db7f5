import type { LocalDate } from '../calendar/local-date.ts'
import { ok, type Result, refuse } from '../result.ts'

/**
 * The day staff say a case came. Nothing comes tomorrow, and nobody withdraws from what was not ordered yet; how long ago it was is no
 * reason not to take it.
 */
export function checkReceivedOn(
  receivedOn: LocalDate,
  { placedOn, today }: { placedOn: LocalDate; today: LocalDate },
): Result<LocalDate, 'case_day_refused'> {
  if (receivedOn > today) return refuse('case_day_refused', { reason: 'in_future' })
  if (receivedOn < placedOn) return refuse('case_day_refused', { reason: 'before_order' })
  return ok(receivedOn)
}
