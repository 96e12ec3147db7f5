import type { StaffCaseView } from '@shop/contract/case/staff-case'
import { formatDate, formatDayAndMonth, formatWeekdayDate } from '@shop/czech/format-date'
import { addDays, daysBetween } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { Note } from '#app/parts/note.tsx'
import { CASE } from '#app/texts/case.ts'

const WAITING: readonly string[] = ['awaiting_goods', 'reminded']
const ENDED: readonly string[] = ['cancelled', 'closed_without_goods']

/** The last day of the law, and where on the way to it today is. */
export function CaseDeadline({ view }: { view: StaffCaseView }) {
  const { state, kind, decidedAt, decideBy, sendBy } = view
  if (decidedAt !== null) {
    return (
      <section className="sec">
        <p className="mut sm">{CASE.decidedOn}</p>
        <p className="big">{formatWeekdayDate(toPragueDay(decidedAt))}</p>
      </section>
    )
  }
  if (ENDED.includes(state)) return null
  const isLate = daysBetween(decideBy, toPragueDay(new Date())) > 0
  return (
    <>
      {isLate && <Note kind="bad">{CASE.overdue(kind)}</Note>}
      <section className="sec clock">
        <div>
          <p className="mut sm">{CASE.decideBy}</p>
          <p className="big">{formatWeekdayDate(decideBy)}</p>
          {WAITING.includes(state) && (
            <p className="sm mut">{CASE.waitsForGoods(sendBy === null ? null : formatDate(sendBy))}</p>
          )}
        </div>
        {!isLate && <Way view={view} />}
      </section>
    </>
  )
}

/** Days from the day it was handed in to the last one; calls are where the clock calls. */
function Way({ view: { submittedAt, receivedOn, decideBy } }: { view: StaffCaseView }) {
  const since = receivedOn ?? toPragueDay(submittedAt)
  const all = daysBetween(since, decideBy)
  const day = daysBetween(since, toPragueDay(new Date()))
  const at = (days: number) => `${(days / all) * 100}%`
  const lead = Math.ceil((all * 2) / 3)
  // Labels would lie on each other.
  const isLeadNear = day > lead - all / 4
  return (
    <div className="line" style={{ '--w': at(day) } as object}>
      <i className="n" style={{ left: at(day) }}>
        {CASE.today}
        <small>{CASE.dayOf(day, all)}</small>
      </i>
      {!isLeadNear && (
        <i style={{ left: at(lead) }}>
          {formatDayAndMonth(addDays(since, lead))}
          <small>{CASE.lead}</small>
        </i>
      )}
      {day < all * 0.8 && (
        <i style={{ left: at(all) }}>
          {formatDayAndMonth(decideBy)}
          <small>{CASE.last(all)}</small>
        </i>
      )}
    </div>
  )
}
