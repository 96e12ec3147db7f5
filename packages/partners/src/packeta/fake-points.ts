import { z } from 'zod'
import bundled from './fake-points.json' with { type: 'json' }

export const POINT_STATUSES = ['open', 'full', 'vacation', 'closing'] as const
const DAYS = {
  po: 'monday',
  út: 'tuesday',
  st: 'wednesday',
  čt: 'thursday',
  pá: 'friday',
  so: 'saturday',
  ne: 'sunday',
}

const Point = z.object({
  id: z.string(),
  type: z.enum(['výdejní místo', 'box']),
  name: z.string(),
  place: z.string(),
  street: z.string(),
  city: z.string(),
  zip: z.string(),
  country: z.string(),
  lat: z.number(),
  lng: z.number(),
  openingHours: z.record(z.string(), z.string().nullable()),
  openingHoursShort: z.string(),
  maxWeightKg: z.number(),
  cod: z.boolean(),
  cardPayment: z.boolean(),
  wheelchair: z.boolean(),
  status: z.enum(POINT_STATUSES),
})

export type FakePoint = z.output<typeof Point>

/** Invented points in real towns, in the shape of the shop's demo content; the whole content may be given instead. */
export function readPoints(source: unknown = bundled): FakePoint[] {
  return z.object({ points: z.array(Point) }).parse(source).points
}

/** A row of the feed: half of its numbers are text, as in the real one. */
export function toFeedRow(point: FakePoint): object {
  const isBox = point.type === 'box'
  return {
    id: point.id,
    name: point.name,
    place: point.place,
    street: point.street,
    city: point.city,
    zip: point.zip.replaceAll(' ', ''),
    country: point.country,
    currency: 'CZK',
    status: { statusId: String(POINT_STATUSES.indexOf(point.status) + 1), description: point.status },
    displayFrontend: '1',
    wheelchairAccessible: point.wheelchair ? 'yes' : 'no',
    creditCardPayment: point.cardPayment ? 'yes' : 'no',
    latitude: String(point.lat),
    longitude: String(point.lng),
    maxWeight: String(point.maxWeightKg),
    openingHours: { compactShort: point.openingHoursShort, regular: toRegular(point) },
    ...(isBox ? { type: 'zbox', codAllowed: point.cod ? 1 : 0, hasKeypad: 0 } : {}),
  }
}

/** The point as the widget calls back with it. */
export function toWidgetPoint(point: FakePoint): object {
  return {
    id: point.id,
    name: point.name,
    nameStreet: point.name,
    place: point.place,
    special: '',
    street: point.street,
    city: point.city,
    zip: point.zip,
    country: point.country,
    currency: 'CZK',
    gps: { lat: point.lat, lon: point.lng },
    pickupPointType: 'internal',
    group: point.type === 'box' ? 'zbox' : '',
    carrierId: null,
    carrierPickupPointId: null,
    maxWeight: point.maxWeightKg,
    error: point.status === 'open' ? null : point.status,
    warning: null,
    creditCardPayment: point.cardPayment,
    openingHours: { compactShort: point.openingHoursShort, regular: toRegular(point) },
    exceptionDays: [],
  }
}

function toRegular({ openingHours }: FakePoint): Record<string, string> {
  return Object.fromEntries(Object.entries(DAYS).map(([cs, en]) => [en, openingHours[cs] ?? '']))
}
