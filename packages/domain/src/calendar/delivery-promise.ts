import { addBusinessDays, businessDayFrom } from './business-days.ts'
import { type NamedDay, nameDay } from './day-relation.ts'
import { addDays, type LocalDate, type Weekday, weekdayOf } from './local-date.ts'
import { fromPragueTime, type LocalTime, toMinuteOfDay, toPragueTime } from './prague-time.ts'

export type DispatchRules = {
  /** An order is in time while the clock in Prague shows less than this. */
  readonly cutOff: LocalTime
  readonly processingDays?: number
  readonly closedOn?: readonly LocalDate[]
}

/** How long our own parcels took to one place. */
export type DeliveryRecord = {
  /** The first three digits of the post codes it speaks of. */
  readonly area: string
  /** Of parcels that left on this day of the week; null speaks of all of them. */
  readonly weekday: Weekday | null
  readonly parcels: number
  /** How many of them came within `maxDays`. */
  readonly inTime: number
  readonly minDays: number
  readonly maxDays: number
}

export type CarrierTransit = {
  readonly minDays: number
  readonly maxDays: number
  /** By when an order leaves the same day with this carrier; without it the hour of the shop holds. */
  readonly cutOff?: LocalTime | null
  /** Days the carrier does not work although the country does, such as 31 December. */
  readonly closedOn?: readonly LocalDate[]
  /** What our own parcels have shown, where enough of them went; without it the carrier's word holds. */
  readonly records?: readonly DeliveryRecord[]
}

export type DeliveryPromise = {
  /** The last moment at which an order still gets this promise. */
  readonly orderBy: NamedDay & { readonly time: LocalTime; readonly minutesLeft: number }
  readonly dispatch: NamedDay
  readonly earliest: NamedDay
  readonly latest: NamedDay
  /** What the days were read from; null when they are the carrier's word. */
  readonly record: DeliveryRecord | null
}

/** When goods in stock leave and arrive. `availableFrom` is for goods that are still on their way to the warehouse. */
export function promiseDelivery(
  now: Date,
  rules: DispatchRules,
  transit: CarrierTransit,
  availableFrom?: LocalDate,
): DeliveryPromise {
  const prague = toPragueTime(now)
  const cutOff = transit.cutOff ?? rules.cutOff
  const inTime = prague.minuteOfDay < toMinuteOfDay(cutOff)
  const firstChance = inTime ? prague.date : addDays(prague.date, 1)
  const wanted = availableFrom && availableFrom > firstChance ? availableFrom : firstChance
  const lastOrderDay = businessDayFrom(wanted, rules.closedOn)
  const dispatch = addBusinessDays(lastOrderDay, rules.processingDays ?? 0, rules.closedOn)
  const { earliest, latest, record } = promiseArrival(dispatch, transit)
  const name = (date: LocalDate) => nameDay(date, prague.date)

  const deadline = fromPragueTime(lastOrderDay, cutOff)
  return {
    orderBy: {
      ...name(lastOrderDay),
      time: cutOff,
      minutesLeft: Math.floor((deadline.getTime() - now.getTime()) / 60_000),
    },
    dispatch: name(dispatch),
    earliest: name(earliest),
    latest: name(latest),
    record,
  }
}

/** When that comes which leaves on a known day: by what our parcels have shown, and never sooner than the carrier can. */
export function promiseArrival(
  dispatch: LocalDate,
  transit: CarrierTransit,
): { earliest: LocalDate; latest: LocalDate; record: DeliveryRecord | null } {
  const record = recordOn(weekdayOf(dispatch), transit.records ?? [])
  const minDays = Math.max(transit.minDays, record?.minDays ?? 0)
  const maxDays = record ? Math.max(minDays, record.maxDays) : transit.maxDays
  return {
    earliest: arrivalDay(dispatch, minDays, transit),
    latest: arrivalDay(dispatch, maxDays, transit),
    record,
  }
}

/** Friday's parcels are judged by Fridays, when there were enough of them. */
function recordOn(weekday: Weekday, records: readonly DeliveryRecord[]): DeliveryRecord | null {
  return (
    records.find((record) => record.weekday === weekday) ?? records.find((record) => record.weekday === null) ?? null
  )
}

/** Zero days means a pickup on the day the order is ready, which the carrier's days off cannot move. */
function arrivalDay(dispatch: LocalDate, days: number, transit: CarrierTransit): LocalDate {
  return days === 0 ? dispatch : addBusinessDays(dispatch, days, transit.closedOn)
}
