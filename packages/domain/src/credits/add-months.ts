import { type LocalDate, toLocalDate, yearOf } from '../calendar/local-date.ts'

/** The same day some months later; a month that is too short ends it earlier. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const monthIndex = Number(date.slice(5, 7)) - 1 + months
  const year = yearOf(date) + Math.floor(monthIndex / 12)
  const month = (((monthIndex % 12) + 12) % 12) + 1
  const lastDay = Number(toLocalDate(year, month + 1, 0).slice(8))
  return toLocalDate(year, month, Math.min(Number(date.slice(8)), lastDay))
}
