import { businessDayFrom, isBusinessDay } from '../calendar/business-days.ts'
import { type CarrierTransit, promiseArrival } from '../calendar/delivery-promise.ts'
import { addDays, type LocalDate } from '../calendar/local-date.ts'
import { fromPragueTime, toMinuteOfDay, toPragueTime } from '../calendar/prague-time.ts'

const HOUR_MS = 3_600_000
/** Real hours, also over a night that has one more or one less. */
const NOTICE_MS = 72 * HOUR_MS
const NOTICE_DAYS = 4
const NOTICE_TIME = '09:00'
const PLACE_TIME = '06:00'
const DAY_BEGINS = '08:00'
const DAY_ENDS = '20:00'
// Holidays around Christmas and a slow carrier together stay far below it.
const LONGEST_WAY = 40

/** Until when its owner may change a cycle: the end of the day before it is processed. */
export function changesUntil(processOn: LocalDate): Date {
  return fromPragueTime(processOn, '00:00')
}

/** A notice later than this would be shorter than promised. */
export function noticeBy(processOn: LocalDate): Date {
  return new Date(changesUntil(processOn).getTime() - NOTICE_MS)
}

export function noticeFrom(processOn: LocalDate): Date {
  return fromPragueTime(addDays(processOn, -NOTICE_DAYS), NOTICE_TIME)
}

export function placeFrom(processOn: LocalDate): Date {
  return fromPragueTime(processOn, PLACE_TIME)
}

/** When people may be written to and their cards asked. */
export function isDaytime(now: Date): boolean {
  const { minuteOfDay } = toPragueTime(now)
  return minuteOfDay >= toMinuteOfDay(DAY_BEGINS) && minuteOfDay < toMinuteOfDay(DAY_ENDS)
}

/** This moment, or the morning on which somebody may be written to again. */
export function nextDaytime(now: Date): Date {
  if (isDaytime(now)) return now
  const { date, minuteOfDay } = toPragueTime(now)
  return fromPragueTime(minuteOfDay < toMinuteOfDay(DAY_BEGINS) ? date : addDays(date, 1), DAY_BEGINS)
}

/** The first working day that leaves time for a notice sent as soon as one may be. */
export function firstProcessDay(now: Date, closedOn: readonly LocalDate[] = []): LocalDate {
  const from = new Date(nextDaytime(now).getTime() + NOTICE_MS)
  const { date } = toPragueTime(from)
  return businessDayFrom(changesUntil(date) >= from ? date : addDays(date, 1), closedOn)
}

export type Way = {
  readonly transit: CarrierTransit
  /** Days on which we do not send. */
  readonly closedOn: readonly LocalDate[]
}

/** The last working day on which a parcel can leave and still come by this one. */
export function lastDispatchFor(dueOn: LocalDate, { transit, closedOn }: Way): LocalDate | null {
  for (let days = 0; days <= LONGEST_WAY; days += 1) {
    const day = addDays(dueOn, -days)
    if (isBusinessDay(day, closedOn) && promiseArrival(day, transit).latest <= dueOn) return day
  }
  return null
}

/** When a cycle is processed so that it comes in time; as soon as may be when it cannot any more. */
export function processDay(dueOn: LocalDate, now: Date, way: Way): LocalDate {
  const first = firstProcessDay(now, way.closedOn)
  const wanted = lastDispatchFor(dueOn, way)
  return wanted === null || wanted < first ? first : wanted
}

/** „Poslat hned“: today while it is early enough, else the next working day; nobody has to be warned of their own wish. */
export function soonestProcessDay(now: Date, { transit, closedOn }: Way, cutOff: string): LocalDate {
  const { date, minuteOfDay } = toPragueTime(now)
  const inTime = minuteOfDay < toMinuteOfDay(transit.cutOff ?? cutOff)
  return businessDayFrom(inTime ? date : addDays(date, 1), closedOn)
}
