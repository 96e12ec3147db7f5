import { addDays, type LocalDate } from '../calendar/local-date.ts'

type DueLine = { readonly id: number; readonly dueOn: LocalDate }

type Gathered<Line> = { readonly dueOn: LocalDate; readonly lines: readonly Line[] }

/** What goes in the next parcel: the line that is due first, and whatever would be due a few days after it. */
export function gatherLines<Line extends DueLine>(lines: readonly Line[], gatherDays: number): Gathered<Line> | null {
  const [first] = lines.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : a.id - b.id))
  if (!first) return null
  const until = addDays(first.dueOn, gatherDays)
  return { dueOn: first.dueOn, lines: lines.filter(({ dueOn }) => dueOn <= until) }
}

type TakenLine = DueLine & { readonly deliveredOn: LocalDate | null }

/**
 * What stays in a parcel whose day has been announced when the plan was set otherwise. Nothing that was to come weeks later is sent with it: of
 * lines that were not in it only what is due by its day, or is new.
 */
export function keepLines<Line extends TakenLine>(
  lines: readonly Line[],
  { dueOn, lineIds }: { dueOn: LocalDate; lineIds: ReadonlySet<number> },
  gatherDays: number,
): Line[] {
  const until = addDays(dueOn, gatherDays)
  const isOwn = (line: Line) => lineIds.has(line.id) || line.deliveredOn === null
  return lines.filter((line) => line.dueOn <= (isOwn(line) ? until : dueOn))
}
