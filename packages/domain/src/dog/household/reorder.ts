import { addDays, daysBetween, type LocalDate } from '../../calendar/local-date.ts'

const RESERVE_DAYS = 5

/** When to remind: early enough for the delivery to come with a reserve of five days, but never in the past. */
export function reorderDate(today: LocalDate, daysLeft: number, leadDays: number): LocalDate {
  return addDays(today, Math.max(0, daysLeft - leadDays - RESERVE_DAYS))
}

/** The longest offered interval in weeks that still comes before the pack is empty; null when even the shortest does not. */
export function deliveryInterval(packDays: number, offeredWeeks: readonly number[]): number | null {
  const inTime = offeredWeeks.filter((weeks) => weeks * 7 <= packDays)
  return inTime.length === 0 ? null : Math.max(...inTime)
}

/** Middle gap in days between past orders of a food; after two orders it is better than any estimate. */
export function observedInterval(orderedOn: readonly LocalDate[]): number | null {
  const days = [...orderedOn].sort()
  const gaps = days.slice(1).map((day, index) => daysBetween(days[index] ?? day, day))
  gaps.sort((a, b) => a - b)
  return gaps[Math.floor((gaps.length - 1) / 2)] ?? null
}
