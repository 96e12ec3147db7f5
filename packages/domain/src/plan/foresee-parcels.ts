import { businessDayFrom } from '../calendar/business-days.ts'
import { promiseArrival } from '../calendar/delivery-promise.ts'
import { addDays, type LocalDate, laterOf } from '../calendar/local-date.ts'
import { lastDispatchFor, type Way } from './cycle-days.ts'
import { gatherLines } from './gather-lines.ts'
import { dueAfterDelivery } from './line-due.ts'

type RhythmicLine = {
  readonly id: number
  readonly dueOn: LocalDate
  readonly intervalDays: number
  readonly isByBowl: boolean
}

type Next = {
  readonly comesOn: LocalDate
  /** Lines of the plan that are in it. */
  readonly lineIds: ReadonlySet<number>
}

type Foreseen<Line> = { readonly comesOn: LocalDate; readonly lines: readonly Line[] }

/** The parcels after the next one as far as they can be seen today: each thing in its rhythm, gathered and sent as always. */
export function foreseeParcels<Line extends RhythmicLine>(
  lines: readonly Line[],
  next: Next,
  { gatherDays, count, way }: { gatherDays: number; count: number; way: Way },
): Foreseen<Line>[] {
  const foreseen: Foreseen<Line>[] = []
  let { comesOn, lineIds } = next
  let waiting = lines
  while (foreseen.length < count) {
    waiting = waiting.map((line) =>
      lineIds.has(line.id) ? { ...line, dueOn: dueAfterDelivery(line, comesOn, null, 0) } : line,
    )
    const gathered = gatherLines(waiting, gatherDays)
    if (!gathered) return foreseen
    const leaves = lastDispatchFor(gathered.dueOn, way)
    const arrives = leaves === null ? gathered.dueOn : promiseArrival(leaves, way.transit).latest
    // What is overdue comes with the next chance, never before the parcel it missed.
    comesOn = laterOf(arrives, businessDayFrom(addDays(comesOn, 1), way.closedOn))
    lineIds = new Set(gathered.lines.map(({ id }) => id))
    foreseen.push({ comesOn, lines: gathered.lines })
  }
  return foreseen
}
