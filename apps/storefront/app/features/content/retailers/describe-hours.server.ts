import { formatOnWeekdayDate, formatTime } from '@shop/czech/format-date'
import { type HolidayHabit, hoursOnDay } from '@shop/domain/calendar/hours-on-day'
import { addDays } from '@shop/domain/calendar/local-date'
import type { DayHours, WeekHours } from '@shop/domain/calendar/opening-hours'
import { openingState } from '@shop/domain/calendar/opening-state'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { publicHolidayOn } from '@shop/domain/calendar/public-holidays'
import { retailerTexts as texts } from '#app/texts/content/retailers.ts'
import type { Retailer } from './retailer.ts'

const AHEAD = 7

/** Opening hours in words: today, the week, and what a holiday changes in the coming days. */
export function describeHours(
  hours: { from: string; to: string }[][],
  onHolidays: HolidayHabit,
  now: Date,
): Pick<Retailer, 'isOpen' | 'today' | 'week' | 'holidays'> {
  const week = hours.map((day) => day.map(({ from, to }) => ({ from: pad(from), to: pad(to) }))) as unknown as WeekHours
  const place = { week, onHolidays }
  const state = openingState(place, now)
  return {
    isOpen: state.open,
    today: state.open ? texts.openUntil(formatTime(state.closesAt)) : sayClosed(state),
    week: week.map((day, index) => ({ day: texts.days[index] ?? '', hours: sayDay(day) })),
    holidays: sayHolidays(place, now),
  }
}

function sayClosed({ holiday, next }: Extract<ReturnType<typeof openingState>, { open: false }>): string {
  const closed = holiday ? texts.closedHoliday : texts.closed
  if (!next) return closed
  const day = next.relation === 'today' || next.relation === 'tomorrow' ? texts.near[next.relation] : null
  return `${closed}, ${texts.opensAt(day ?? formatOnWeekdayDate(next.date), formatTime(next.time))}`
}

function sayHolidays(place: Parameters<typeof hoursOnDay>[0], now: Date): string[] {
  const today = toPragueTime(now).date
  return Array.from({ length: AHEAD }, (_, away) => addDays(today, away)).flatMap((date) => {
    const usual = hoursOnDay({ ...place, onHolidays: 'open' }, date)
    if (!publicHolidayOn(date) || usual.length === 0) return []
    const day = formatOnWeekdayDate(date)
    return [texts.holiday(day, sayDay(hoursOnDay(place, date)))]
  })
}

function sayDay(day: DayHours): string {
  return day.length === 0 ? texts.closed : day.map(({ from, to }) => `${formatTime(from)}–${formatTime(to)}`).join(', ')
}

/** Rows hold `9:00`; times are compared as text and need both digits. */
function pad(time: string): string {
  return time.padStart(5, '0')
}
