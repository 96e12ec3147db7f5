import { formatTime } from '@shop/czech/format-date'
import { SHORT_WEEKDAYS } from '@shop/czech/weekdays'
import type { DayHours } from '@shop/domain/calendar/opening-hours'
import type { ListedPoint } from '@shop/partners/ports/pickup-points'
import type { FeedRow } from '#app/checkout/points-feed.sql'

/** Each point once: a carrier that lists one twice must not lose us the others. */
export function toFeedRows(points: readonly ListedPoint[]): FeedRow[] {
  return [...new Map(points.flatMap(toFeedRow).map((row) => [row.external_id, row])).values()]
}

/** Points abroad with other post codes are of no use to a shop that sends within the country, nor those that cannot be. */
function toFeedRow(point: ListedPoint): FeedRow[] {
  const zip = point.zip.replace(/\s/g, '')
  if (point.country !== 'CZ' || !/^\d{5}$/.test(zip) || !isStorable(point)) return []
  return [
    {
      external_id: point.id,
      kind: point.kind,
      name: point.name,
      place: point.place,
      street: point.street,
      city: point.city,
      zip,
      country: point.country,
      lat: point.lat,
      lng: point.lng,
      opening_hours:
        point.hours && Object.fromEntries(point.hours.map((day, index) => [SHORT_WEEKDAYS[index], toCell(day)])),
      opening_hours_short: point.hoursText,
      max_weight_g: point.maxWeightGrams,
      takes_cod: point.takesCod,
      takes_card: point.takesCard,
      is_wheelchair_accessible: point.isWheelchairAccessible,
      status: point.status,
    },
  ]
}

const HEAVIEST_G = 2 ** 31 - 1

/** What the table would refuse, and with it every other point of the list. */
function isStorable(point: ListedPoint): boolean {
  const { lat, lng, maxWeightGrams: weight } = point
  const isPlace = Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  const isWeight = weight === null || (weight > 0 && weight <= HEAVIEST_G)
  return isPlace && isWeight && !JSON.stringify(point).includes('\\u0000')
}

/** As the list keeps it: „8:30–12:00, 13:00–17:00“, nothing on a closed day. */
function toCell(day: DayHours): string | null {
  if (day.length === 0) return null
  return day.map(({ from, to }) => `${formatTime(from)}–${formatTime(to)}`).join(', ')
}
