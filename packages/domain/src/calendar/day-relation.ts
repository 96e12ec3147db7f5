import { daysBetween, type LocalDate, type Weekday, weekdayOf } from './local-date.ts'

type DayRelation = 'past' | 'today' | 'tomorrow' | 'day_after_tomorrow' | 'later'

/** A day as people speak of it; the words are made where the language is known. */
export type NamedDay = {
  readonly date: LocalDate
  readonly weekday: Weekday
  readonly daysAway: number
  readonly relation: DayRelation
}

const NEAR = ['today', 'tomorrow', 'day_after_tomorrow'] as const

export function nameDay(date: LocalDate, today: LocalDate): NamedDay {
  const daysAway = daysBetween(today, date)
  const relation = daysAway < 0 ? 'past' : (NEAR[daysAway] ?? 'later')
  return { date, weekday: weekdayOf(date), daysAway, relation }
}
