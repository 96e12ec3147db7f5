import { countBusinessDays, isBusinessDay } from '../calendar/business-days.ts'
import type { CarrierTransit, DeliveryRecord } from '../calendar/delivery-promise.ts'
import { addDays, type LocalDate, type Weekday, weekdayOf } from '../calendar/local-date.ts'

/** Parcels to one place that were to leave on one day and were there on another. */
export type SentParcels = {
  /** A customer counts from the day we promised to hand it over; if we were late, so was the parcel. */
  readonly dueOn: LocalDate
  /** Null when they never came. */
  readonly arrivedOn: LocalDate | null
  readonly parcels: number
}

type Counted = Omit<DeliveryRecord, 'area'>
type Days = { readonly dueOn: LocalDate; readonly days: number; readonly parcels: number }

/** Fewer say nothing about a place; then the carrier's own word holds. */
const ENOUGH = 30
/** What came last year says less than what came last month: so many of the latest, by whole days. */
const SAMPLE = 100
/** One of ten comes sooner, one of twenty later: a promise is what nineteen of twenty got. */
const EARLY_PERCENT = 10
const LATE_PERCENT = 95
const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/**
 * In how many business days parcels have come to one place: all of them, and those of each weekday that has enough. The carrier's
 * shortest time is never undercut, and what never came counts as late.
 */
export function countDeliveryDays(
  sent: readonly SentParcels[],
  carrier: Pick<CarrierTransit, 'minDays' | 'maxDays'>,
  closedOn: readonly LocalDate[] = [],
): Counted[] {
  const known = sent
    // A carrier whose clock says it came before it left says nothing.
    .filter(({ dueOn, arrivedOn }) => arrivedOn === null || arrivedOn >= dueOn)
    .map(({ dueOn, arrivedOn, parcels }) => ({ dueOn, parcels, days: daysUntil(dueOn, arrivedOn, closedOn) }))
  return [null, ...WEEKDAYS].flatMap((weekday) => {
    const own = weekday === null ? known : known.filter(({ dueOn }) => weekdayOf(dueOn) === weekday)
    const sample = latestOf(own)
    return sumOf(sample) < ENOUGH ? [] : [{ weekday, ...describe(sample, carrier) }]
  })
}

/** The business day by which it was there, the day it left not counted; a Saturday is in time for Monday, not for Friday. */
function daysUntil(dueOn: LocalDate, arrivedOn: LocalDate | null, closedOn: readonly LocalDate[]): number {
  if (arrivedOn === null) return Number.POSITIVE_INFINITY
  const days = countBusinessDays(addDays(dueOn, 1), arrivedOn, closedOn)
  return Math.max(1, isBusinessDay(arrivedOn, closedOn) ? days : days + 1)
}

function latestOf(all: readonly Days[]): Days[] {
  const byDay = Map.groupBy(all, ({ dueOn }) => dueOn)
  const sample: Days[] = []
  for (const day of [...byDay.keys()].toSorted().toReversed()) {
    if (sumOf(sample) >= SAMPLE) break
    sample.push(...(byDay.get(day) ?? []))
  }
  return sample
}

function describe(sample: readonly Days[], carrier: Pick<CarrierTransit, 'minDays' | 'maxDays'>) {
  const parcels = sumOf(sample)
  const seen = [...new Set(sample.map(({ days }) => days))].filter(Number.isFinite).toSorted((a, b) => a - b)
  const within = (limit: number) => sumOf(sample.filter(({ days }) => days <= limit))
  const reached = (percent: number) =>
    seen.find((days) => within(days) * 100 >= parcels * percent) ?? Math.max(carrier.maxDays, ...seen)
  const minDays = Math.max(carrier.minDays, reached(EARLY_PERCENT))
  const maxDays = Math.max(minDays, reached(LATE_PERCENT))
  return { parcels, inTime: within(maxDays), minDays, maxDays }
}

function sumOf(rows: readonly { readonly parcels: number }[]): number {
  return rows.reduce((sum, { parcels }) => sum + parcels, 0)
}
