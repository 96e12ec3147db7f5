import { addBusinessDays, businessDayFrom } from './business-days.ts'
import { type NamedDay, nameDay } from './day-relation.ts'
import { addDays, type LocalDate } from './local-date.ts'
import { fromPragueTime, type LocalTime, toMinuteOfDay, toPragueTime } from './prague-time.ts'

export type DispatchRules = {
  /** An order is in time while the clock in Prague shows less than this. */
  readonly cutOff: LocalTime
  readonly processingDays?: number
  readonly closedOn?: readonly LocalDate[]
}

export type CarrierTransit = {
  readonly minDays: number
  readonly maxDays: number
  /** Days the carrier does not work although the country does, such as 31 December. */
  readonly closedOn?: readonly LocalDate[]
}

export type DeliveryPromise = {
  /** The last moment at which an order still gets this promise. */
  readonly orderBy: NamedDay & { readonly time: LocalTime; readonly minutesLeft: number }
  readonly dispatch: NamedDay
  readonly earliest: NamedDay
  readonly latest: NamedDay
}

/** When goods in stock leave and arrive. `availableFrom` is for goods that are still on their way to the warehouse. */
export function promiseDelivery(
  now: Date,
  rules: DispatchRules,
  transit: CarrierTransit,
  availableFrom?: LocalDate,
): DeliveryPromise {
  const prague = toPragueTime(now)
  const inTime = prague.minuteOfDay < toMinuteOfDay(rules.cutOff)
  const firstChance = inTime ? prague.date : addDays(prague.date, 1)
  const wanted = availableFrom && availableFrom > firstChance ? availableFrom : firstChance
  const lastOrderDay = businessDayFrom(wanted, rules.closedOn)
  const dispatch = addBusinessDays(lastOrderDay, rules.processingDays ?? 0, rules.closedOn)
  const name = (date: LocalDate) => nameDay(date, prague.date)

  const deadline = fromPragueTime(lastOrderDay, rules.cutOff)
  return {
    orderBy: {
      ...name(lastOrderDay),
      time: rules.cutOff,
      minutesLeft: Math.floor((deadline.getTime() - now.getTime()) / 60_000),
    },
    dispatch: name(dispatch),
    earliest: name(arrivalDay(dispatch, transit.minDays, transit)),
    latest: name(arrivalDay(dispatch, transit.maxDays, transit)),
  }
}

/** Zero days means a pickup on the day the order is ready, which the carrier's days off cannot move. */
function arrivalDay(dispatch: LocalDate, days: number, transit: CarrierTransit): LocalDate {
  return days === 0 ? dispatch : addBusinessDays(dispatch, days, transit.closedOn)
}
