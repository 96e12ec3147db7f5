import { easterSunday } from './easter.ts'
import { addDays, type LocalDate, yearOf } from './local-date.ts'

// Act 245/2000 Coll. Easter Sunday itself is not on the list; it is a Sunday anyway.
const FIXED = [
  ['01-01', 'new_year'],
  ['05-01', 'labour_day'],
  ['05-08', 'victory_day'],
  ['07-05', 'cyril_and_methodius'],
  ['07-06', 'jan_hus'],
  ['09-28', 'statehood_day'],
  ['10-28', 'independence_day'],
  ['11-17', 'freedom_day'],
  ['12-24', 'christmas_eve'],
  ['12-25', 'christmas_day'],
  ['12-26', 'st_stephen'],
] as const

export type PublicHoliday = (typeof FIXED)[number][1] | 'good_friday' | 'easter_monday'

const FIXED_BY_DAY: ReadonlyMap<string, PublicHoliday> = new Map(FIXED)

/** Good Friday is never before 20 March, Easter Monday never after 26 April. */
const EASTER_MONTHS: ReadonlySet<string> = new Set(['03', '04'])

export function publicHolidayOn(date: LocalDate): PublicHoliday | null {
  const fixed = FIXED_BY_DAY.get(date.slice(5))
  if (fixed) return fixed
  if (!EASTER_MONTHS.has(date.slice(5, 7))) return null
  const easter = easterSunday(yearOf(date))
  if (date === addDays(easter, -2)) return 'good_friday'
  if (date === addDays(easter, 1)) return 'easter_monday'
  return null
}

export function listPublicHolidays(year: number): { date: LocalDate; holiday: PublicHoliday }[] {
  const easter = easterSunday(year)
  return [
    ...FIXED.map(([day, holiday]) => ({ date: `${year}-${day}`, holiday })),
    { date: addDays(easter, -2), holiday: 'good_friday' as const },
    { date: addDays(easter, 1), holiday: 'easter_monday' as const },
  ].sort((a, b) => (a.date < b.date ? -1 : 1))
}
