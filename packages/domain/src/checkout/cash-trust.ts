import type { LocalDate } from '../calendar/local-date.ts'
import { addMonths } from '../credits/add-months.ts'

export type CashTrust = {
  /** How many parcels left behind take cash on delivery away; none ever do when it is 0. */
  readonly uncollectedLimit: number
  readonly months: number
}

/** The first day on which somebody may pay at the door again, or null when they may today. */
export function cashBlockedUntil(
  uncollectedOn: readonly LocalDate[],
  trust: CashTrust,
  today: LocalDate,
): LocalDate | null {
  const { uncollectedLimit, months } = trust
  if (uncollectedLimit < 1) return null
  // While the oldest of the newest few counts, there are too many of them.
  const deciding = uncollectedOn.toSorted().at(-uncollectedLimit)
  const until = deciding === undefined ? null : addMonths(deciding, months)
  return until !== null && until > today ? until : null
}
