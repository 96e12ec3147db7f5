import { type LocalDate, weekdayOf } from './local-date.ts'
import type { DayHours, WeekHours } from './opening-hours.ts'
import { type PublicHoliday, publicHolidayOn } from './public-holidays.ts'

/** What a place does on a public holiday: closes, keeps its hours, or is a shop over 200 m² bound by the closing act. */
export type HolidayHabit = 'closed' | 'open' | 'large_shop'

export type PlaceHours = {
  readonly week: WeekHours
  readonly onHolidays: HolidayHabit
  /** Hours announced for one date; they win over the week and over holidays. */
  readonly exceptions?: Readonly<Record<LocalDate, DayHours>>
}

// Act 223/2016 Coll. closes large shops on these holidays only; on Christmas Eve from noon.
const LARGE_SHOP_CLOSED: ReadonlySet<PublicHoliday> = new Set([
  'new_year',
  'easter_monday',
  'victory_day',
  'statehood_day',
  'independence_day',
  'christmas_day',
  'st_stephen',
])

export function hoursOnDay(place: PlaceHours, date: LocalDate): DayHours {
  const announced = place.exceptions?.[date]
  if (announced) return announced
  const usual = place.week[weekdayOf(date) - 1] ?? []
  const holiday = publicHolidayOn(date)
  if (!holiday || place.onHolidays === 'open') return usual
  if (place.onHolidays === 'closed') return []
  if (LARGE_SHOP_CLOSED.has(holiday)) return []
  return holiday === 'christmas_eve' ? untilNoon(usual) : usual
}

function untilNoon(hours: DayHours): DayHours {
  return hours
    .filter((range) => range.from < '12:00')
    .map((range) => ({ from: range.from, to: range.to < '12:00' ? range.to : '12:00' }))
}
