/** The calendar of the oracle: its own, so that a mistake in the shop's is not made twice. */
export type Day = string

const DAYS = new Intl.DateTimeFormat('en-CA', {
  ...{ timeZone: 'Europe/Prague', year: 'numeric', month: '2-digit', day: '2-digit' },
})
const HOURS = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Prague', hour: '2-digit', hourCycle: 'h23' })

export const DAY_MS = 86_400_000
export const FAR = Date.UTC(2999, 0, 1)

export const dayOf = (at: number): Day => DAYS.format(at)
export const hourOf = (at: number): number => Number(HOURS.format(at))

export function plusDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

export function plusMonths(day: Day, count: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The first moment of a day in Prague. */
export function beginOf(day: Day): number {
  const noon = Date.parse(`${day}T12:00:00Z`)
  const ahead = hourOf(noon) - 12
  return Date.parse(`${day}T00:00:00Z`) - ahead * 3_600_000
}

/** The same moment of the calendar a year earlier. */
export function yearBefore(at: number): number {
  const then = new Date(at)
  then.setUTCFullYear(then.getUTCFullYear() - 1)
  return then.getTime()
}
