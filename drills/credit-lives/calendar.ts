/** The calendar of the oracle: its own, so that a mistake in the shop's is not made twice. */
export type Day = string

const DAYS = new Intl.DateTimeFormat('en-CA', {
  ...{ timeZone: 'Europe/Prague', year: 'numeric', month: '2-digit', day: '2-digit' },
})
const HOURS = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Prague', hour: '2-digit', hourCycle: 'h23' })

const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
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

/** The first moment of a day in Prague, asked for at midnight itself: on the days the clocks change, noon has another hour. */
export function beginOf(day: Day): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const found = [2, 1].map((ahead) => midnight - ahead * HOUR_MS).find((at) => dayOf(at) === day && hourOf(at) === 0)
  if (found === undefined) throw new Error(`${day} has no midnight.`)
  return found
}

/** The same moment of the calendar a year earlier. */
export function yearBefore(at: number): number {
  const then = new Date(at)
  then.setUTCFullYear(then.getUTCFullYear() - 1)
  return then.getTime()
}
