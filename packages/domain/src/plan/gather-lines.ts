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
