import { addDays, daysBetween, type LocalDate, weekdayOf } from './local-date.ts'
import { publicHolidayOn } from './public-holidays.ts'

/** Monday to Friday without Czech public holidays; `closedOn` adds the days off of one company. */
export function isBusinessDay(date: LocalDate, closedOn: readonly LocalDate[] = []): boolean {
  return weekdayOf(date) <= 5 && publicHolidayOn(date) === null && !closedOn.includes(date)
}

/** The date itself when it is a business day, otherwise the first one after it. */
export function businessDayFrom(date: LocalDate, closedOn: readonly LocalDate[] = []): LocalDate {
  let day = date
  while (!isBusinessDay(day, closedOn)) day = addDays(day, 1)
  return day
}

/** The day `count` business days later; the start is not counted. Zero gives the first business day from the start. */
export function addBusinessDays(date: LocalDate, count: number, closedOn: readonly LocalDate[] = []): LocalDate {
  if (count === 0) return businessDayFrom(date, closedOn)
  let day = date
  for (let left = count; left > 0; left -= 1) day = businessDayFrom(addDays(day, 1), closedOn)
  return day
}

/** Business days from the first date to the last, both included. */
export function countBusinessDays(first: LocalDate, last: LocalDate, closedOn: readonly LocalDate[] = []): number {
  let count = 0
  for (let i = 0; i <= daysBetween(first, last); i += 1) {
    if (isBusinessDay(addDays(first, i), closedOn)) count += 1
  }
  return count
}
