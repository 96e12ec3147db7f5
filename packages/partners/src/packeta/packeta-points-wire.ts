import { parseWeekHours } from '@shop/domain/calendar/opening-hours'
import type { PickupPoint } from '@shop/domain/checkout/pickup-point'
import { z } from 'zod'
import type { ListedPoint } from '../ports/pickup-points.ts'

// Numbers and truths come as text as often as not.
const Text = z.union([z.string(), z.number()]).transform((value) => String(value).trim())
const Numeric = Text.pipe(z.string().regex(/^-?\d+(\.\d+)?$/)).transform(Number)
const Truth = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .transform((value) => ['true', '1', 'yes', 'ano'].includes(String(value ?? '').toLowerCase()))

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export const FeedPoint = z.object({
  id: Text,
  name: z.string().min(1),
  place: z.string().nullish(),
  street: z.string(),
  city: z.string(),
  zip: Text,
  country: z.string().length(2),
  latitude: Numeric,
  longitude: Numeric,
  maxWeight: Numeric.nullish(),
  status: z.object({ statusId: Text, description: z.string().nullish() }).nullish(),
  displayFrontend: Truth,
  codAllowed: z.union([z.boolean(), z.number(), z.string()]).nullish(),
  creditCardPayment: Truth,
  wheelchairAccessible: Truth,
  openingHours: z
    .object({
      compactShort: z.string().nullish(),
      regular: z.partialRecord(z.enum(DAYS), z.string().nullish()).nullish(),
    })
    .nullish(),
})

/** A list, or a list under `data`, or points under their ids: all three have been seen. */
export const PointFeedRows = z
  .union([z.array(z.unknown()), z.object({ data: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]) })])
  .transform((feed) => (Array.isArray(feed) ? feed : Object.values(feed.data)))

export function toListedPoint(point: z.output<typeof FeedPoint>, feed: 'branch' | 'box'): ListedPoint {
  const hours = parseWeekHours(DAYS.map((day) => point.openingHours?.regular?.[day] ?? null))
  return {
    id: point.id,
    kind: feed === 'box' ? 'box' : 'pickup-point',
    country: point.country.toUpperCase(),
    maxWeightGrams:
      point.maxWeight === null || point.maxWeight === undefined ? null : Math.round(point.maxWeight * 1000),
    // Only boxes say whether they collect cash; a counter with a person always does.
    takesCod: point.codAllowed === null || point.codAllowed === undefined || Truth.parse(point.codAllowed),
    status: toStatus(point),
    name: point.name,
    place: point.place ?? '',
    street: point.street,
    city: point.city,
    zip: point.zip.replace(/^(\d{3})\s?(\d{2})$/, '$1 $2'),
    lat: point.latitude,
    lng: point.longitude,
    hours: hours.ok && point.openingHours?.regular ? hours.value : null,
    hoursText: point.openingHours?.compactShort ?? '',
    takesCard: point.creditCardPayment,
    isWheelchairAccessible: point.wheelchairAccessible,
  }
}

/** 1 is in operation. What else there may be is not published: such a point is never offered. */
function toStatus({ status }: z.output<typeof FeedPoint>): PickupPoint['status'] {
  if (!status || status.statusId === '1') return 'open'
  const description = status.description?.toLowerCase() ?? ''
  return (['full', 'vacation'] as const).find((known) => description.includes(known)) ?? 'closing'
}
