import { ok, type Result, refuse } from '../result.ts'
import { type LocalTime, toMinuteOfDay } from './prague-time.ts'

export type OpenRange = { readonly from: LocalTime; readonly to: LocalTime }

/** Monday first. A closed day has no range. */
export type WeekHours = readonly [DayHours, DayHours, DayHours, DayHours, DayHours, DayHours, DayHours]
export type DayHours = readonly OpenRange[]

const RANGE = /^(\d{1,2}):(\d{2})\s*[–-]\s*(\d{1,2}):(\d{2})$/

/** Reads seven cells as shops write them, `9:00–12:00, 13:00–17:00`, Monday first; an empty cell is a closed day. */
export function parseWeekHours(
  cells: readonly (string | null)[],
): Result<WeekHours, 'seven_days_needed' | 'bad_hours'> {
  if (cells.length !== 7) return refuse('seven_days_needed', { days: cells.length })
  const days: DayHours[] = []
  for (const [index, cell] of cells.entries()) {
    const hours = parseDayHours(cell ?? '')
    if (!hours) return refuse('bad_hours', { weekday: index + 1, cell })
    days.push(hours)
  }
  return ok(days as unknown as WeekHours)
}

function parseDayHours(cell: string): DayHours | null {
  if (cell.trim() === '') return []
  const ranges: OpenRange[] = []
  for (const text of cell.split(',')) {
    const range = parseRange(text.trim())
    const previous = ranges.at(-1)
    if (!range || (previous && range.from < previous.to)) return null
    ranges.push(range)
  }
  return ranges
}

function parseRange(text: string): OpenRange | null {
  const match = RANGE.exec(text)
  if (!match) return null
  const from = `${match[1]?.padStart(2, '0')}:${match[2]}`
  const to = `${match[3]?.padStart(2, '0')}:${match[4]}`
  return isTime(from) && isTime(to) && from < to ? { from, to } : null
}

function isTime(time: LocalTime): boolean {
  return toMinuteOfDay(time) <= 1440 && time.slice(3) < '60'
}
