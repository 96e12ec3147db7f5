import { formatTime } from '@shop/czech/format-date'
import { SHORT_WEEKDAYS } from '@shop/czech/weekdays'
import type { DayHours } from '@shop/domain/calendar/opening-hours'
import type { ListedPoint } from '@shop/partners/ports/pickup-points'
import { countPoints, type FeedRow, removePointsBeside, upsertPoints } from '#app/checkout/points-feed.sql'
import type { JobContext } from '#app/jobs/job'
import { inTransaction } from '#app/store/database'

const NETWORK = 'zasilkovna'
/** A feed that has lost more than this is broken, whatever it says: nobody closes half a country overnight. */
const LEAST_SHARE = 0.5

/** Brings our list of points to what the carrier says today. Without a key for the feed the list stays as it is. */
export async function importPoints({ deps, log, now }: JobContext): Promise<void> {
  if (!deps.points) return
  const read = await deps.points.listPoints()
  if (!read.ok) throw new Error(`The carrier did not give its points: ${read.code}`)
  const rows = read.value.flatMap(toRow)
  await inTransaction(deps.pool, async (db) => {
    const known = await countPoints(db, NETWORK)
    if (rows.length < known * LEAST_SHARE) throw new Error(`The feed has ${rows.length} points, we know ${known}.`)
    const written = await upsertPoints(db, NETWORK, rows, now)
    const ids = rows.map(({ external_id }) => external_id)
    const removed = await removePointsBeside(db, NETWORK, ids, now)
    log.info({ points: rows.length, written, removed }, 'points.imported')
  })
}

/** Points abroad with other post codes are of no use to a shop that sends within the country. */
function toRow(point: ListedPoint): FeedRow[] {
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
