/**
 * The calendar of the judge, written without a look at the shop's: days as they are printed on a wall, free days by name, and the two
 * nights of the simulated year that have another length.
 */
export type Day = string

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const FREE = new Set([
  ...['2026-11-17', '2026-12-24', '2026-12-25', '2026-12-26', '2027-01-01', '2027-03-26', '2027-03-29', '2027-05-01'],
  ...['2027-05-08', '2027-07-05', '2027-07-06', '2027-09-28', '2027-10-28', '2027-11-17', '2027-12-24', '2027-12-25'],
  ...['2027-12-26', '2028-01-01'],
])
const SUMMER = { from: Date.parse('2027-03-28T01:00:00Z'), to: Date.parse('2027-10-31T01:00:00Z') }

const noon = (day: Day): number => Date.parse(`${day}T12:00:00Z`)

export function plus(day: Day, days: number): Day {
  return new Date(noon(day) + days * DAY_MS).toISOString().slice(0, 10)
}

export function daysFrom(first: Day, last: Day): number {
  return Math.round((noon(last) - noon(first)) / DAY_MS)
}

export function later(...days: Day[]): Day {
  return days.toSorted().at(-1) ?? ''
}

export function earlier(...days: Day[]): Day {
  return days.toSorted()[0] ?? ''
}

export function isWorking(day: Day): boolean {
  const weekday = new Date(noon(day)).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !FREE.has(day)
}

export function workingFrom(day: Day): Day {
  return isWorking(day) ? day : workingFrom(plus(day, 1))
}

function offsetAt(ms: number): number {
  return ms >= SUMMER.from && ms < SUMMER.to ? 2 * HOUR_MS : HOUR_MS
}

/** What a wall clock in Prague shows. */
export function wallClock(ms: number): { day: Day; hour: number } {
  const local = new Date(ms + offsetAt(ms)).toISOString()
  return { day: local.slice(0, 10), hour: Number(local.slice(11, 13)) + Number(local.slice(14, 16)) / 60 }
}

/** When that clock shows so much. */
export function momentOf(day: Day, time: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  return asUtc - offsetAt(asUtc - HOUR_MS)
}

/** The day on which a parcel comes that leaves on this one. */
export function arrival(day: Day, workingDays: number): Day {
  let arrives = day
  for (let left = workingDays; left > 0; left -= 1) arrives = workingFrom(plus(arrives, 1))
  return arrives
}

/** The last working day from which it still comes by then. */
export function leavesFor(due: Day, workingDays: number): Day {
  let day = due
  while (!isWorking(day) || arrival(day, workingDays) > due) day = plus(day, -1)
  return day
}

/** When a letter goes to somebody of whom one thinks at this moment: nobody is written to before eight and after eight. */
export function byDay(at: number): number {
  const { day, hour } = wallClock(at)
  if (hour >= 20) return momentOf(plus(day, 1), '08:00')
  return Math.max(at, momentOf(day, '08:00'))
}

/** The first working day that begins three whole days after what can be said from this moment on. */
export function afterNotice(at: number): Day {
  const from = byDay(at) + 72 * HOUR_MS
  const { day } = wallClock(from)
  return workingFrom(momentOf(day, '00:00') >= from ? day : plus(day, 1))
}
