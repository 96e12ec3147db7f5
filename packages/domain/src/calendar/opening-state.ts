import { type NamedDay, nameDay } from './day-relation.ts'
import { hoursOnDay, type PlaceHours } from './hours-on-day.ts'
import { addDays, type LocalDate } from './local-date.ts'
import type { OpenRange } from './opening-hours.ts'
import { type LocalTime, toPragueTime } from './prague-time.ts'
import { type PublicHoliday, publicHolidayOn } from './public-holidays.ts'

type OpeningState =
  | { readonly open: true; readonly closesAt: LocalTime }
  | {
      readonly open: false
      /** Set when today's hours differ from the week because of a holiday. */
      readonly holiday: PublicHoliday | null
      readonly next: (NamedDay & { readonly time: LocalTime }) | null
    }

// Past this many days without an opening the place is as good as closed for good.
const HORIZON_DAYS = 60

export function openingState(place: PlaceHours, now: Date): OpeningState {
  const { date, time } = toPragueTime(now)
  const hours = hoursOnDay(place, date)
  const current = hours.find((range) => range.from <= time && time < range.to)
  if (current) return { open: true, closesAt: current.to }
  const withoutHoliday = hoursOnDay({ ...place, onHolidays: 'open' }, date)
  const holiday = hours === withoutHoliday ? null : publicHolidayOn(date)
  return { open: false, holiday, next: findNextOpening(place, date, time) }
}

function findNextOpening(place: PlaceHours, today: LocalDate, time: LocalTime) {
  for (let away = 0; away <= HORIZON_DAYS; away += 1) {
    const date = addDays(today, away)
    const isAhead = (range: OpenRange) => away > 0 || range.from > time
    const range = hoursOnDay(place, date).find(isAhead)
    if (range) return { ...nameDay(date, today), time: range.from }
  }
  return null
}
