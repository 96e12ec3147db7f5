import { parseWeekHours, type WeekHours } from '@shop/domain/calendar/opening-hours'
import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import type { ListedPoint } from '../ports/pickup-points.ts'

const DAYS = ['Pondělí', 'Úterý', 'Středa', 'Čtvrtek', 'Pátek', 'Sobota', 'Neděle']
const KINDS: Readonly<Record<string, ListedPoint['kind']>> = {
  'balíkovna partner': 'pickup-point',
  'balíkovna-BOX': 'box',
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
  isArray: (name) => name === 'den' || name === 'od_do',
})

const Text = z.string().trim()
const Range = z.object({ od: Text, do: Text })
const Day = z.union([z.object({ '@name': Text, od_do: z.array(Range).optional() }), z.string()])

const Row = z.object({
  PSC: Text.min(1),
  NAZEV: Text.min(1),
  ADRESA: Text,
  TYP: Text,
  OTEV_DOBY: z.union([z.object({ den: z.array(Day).optional() }), z.string()]).optional(),
  SOUR_X_WGS84: Text.regex(/^\d{1,3}\.\d+$/),
  SOUR_Y_WGS84: Text.regex(/^\d{1,3}\.\d+$/),
  OBEC: Text,
  STAV: Text.optional(),
  POPIS: Text.optional(),
  PLATBA_KARTOU: Text.optional(),
})

const OPEN = '<row>'
const CLOSE = '</row>'

/** The rows one after another: a tree of all of them would be ten times the file. Null when the list breaks off. */
export function cutRows(source: string): string[] | null {
  if (source.includes('<!D') || !source.trimEnd().endsWith('</zv>')) return null
  const rows: string[] = []
  for (let at = source.indexOf(OPEN); at >= 0; at = source.indexOf(OPEN, at)) {
    const end = source.indexOf(CLOSE, at)
    if (end < 0) return null
    rows.push(source.slice(at, end + CLOSE.length))
    at = end + CLOSE.length
  }
  return rows
}

/** Null when the row cannot be read; false when it is none of our points: a post office or a depot. */
export function readRow(source: string): ListedPoint | false | null {
  const row = parseRow(source)
  if (!row) return null
  const kind = KINDS[row.TYP]
  if (!kind) return false
  // The column called PSC is the number of the point; the post code stands in the address.
  const zip = /\b(\d{3}) ?(\d{2})\b/.exec(row.ADRESA.split(',').slice(1).join(','))
  if (!zip) return null
  return {
    id: row.PSC,
    kind,
    country: 'CZ',
    maxWeightGrams: null,
    // A counter takes cash; of boxes the list does not say.
    takesCod: kind === 'pickup-point',
    // What may stand in STAV besides nothing is not published: such a point is not offered.
    status: row.STAV ? 'closing' : 'open',
    name: row.NAZEV,
    place: row.POPIS ?? '',
    street: row.ADRESA.split(',')[0]?.trim() ?? '',
    city: row.OBEC,
    zip: `${zip[1]} ${zip[2]}`,
    lat: Number(row.SOUR_Y_WGS84),
    lng: Number(row.SOUR_X_WGS84),
    hours: toHours(row.OTEV_DOBY),
    hoursText: '',
    takesCard: row.PLATBA_KARTOU === 'A',
    isWheelchairAccessible: false,
  }
}

function parseRow(source: string): z.output<typeof Row> | null {
  try {
    return Row.safeParse(parser.parse(source).row).data ?? null
  } catch {
    return null
  }
}

function toHours(hours: z.output<typeof Row>['OTEV_DOBY']): WeekHours | null {
  const days = typeof hours === 'object' ? (hours.den ?? []) : []
  const cells = DAYS.map((name) => {
    const day = days.find((one) => typeof one === 'object' && one['@name'] === name)
    const ranges = typeof day === 'object' ? (day.od_do ?? []) : []
    return ranges.map(({ od, do: until }) => `${od}–${until}`).join(', ')
  })
  const week = parseWeekHours(cells)
  return week.ok && cells.some((cell) => cell !== '') ? week.value : null
}
