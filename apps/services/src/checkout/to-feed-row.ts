import { formatTime } from '@shop/czech/format-date'
import { SHORT_WEEKDAYS } from '@shop/czech/weekdays'
import type { DayHours } from '@shop/domain/calendar/opening-hours'
import type { ListedPoint } from '@shop/partners/ports/pickup-points'
import type { FeedRow } from '#app/checkout/points-feed.sql'

/** Points abroad with other post codes are of no use to a shop that sends within the country. */
export function toFeedRow(point: ListedPoint): FeedRow[] {
  const zip = point.zip.replace(/\s/g, '')
  if (point.country !== 'CZ' || !/^\d{5}$/.test(zip)) return []
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

/** As the list keeps it: „8:30–12:00, 13:00–17:00“, nothing on a closed day. */
function toCell(day: DayHours): string | null {
  if (day.length === 0) return null
  return day.map(({ from, to }) => `${formatTime(from)}–${formatTime(to)}`).join(', ')
}
