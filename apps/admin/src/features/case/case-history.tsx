import type { StaffCaseView } from '@shop/contract/case/staff-case'
import { CASE, CASE_EVENTS, CASE_STATES } from '#app/texts/case.ts'
import { formatMoment } from '#app/texts/moments.ts'
import type { CaseDetail } from './case-detail.ts'

/** With who and why for those who decide; the warehouse reads how far it is. */
export function CaseHistory({ view, events }: { view: StaffCaseView; events: CaseDetail['events'] }) {
  return (
    <section className="sec">
      <header>
        <h2>{CASE.history}</h2>
      </header>
      <ol className="trail">
        {events.length > 0
          ? events.map(({ id, at, event, actor_kind, reason }) => (
              <li key={id}>
                <b>{CASE_EVENTS[event]}</b>
                {reason && <span> „{reason}“</span>}
                <br />
                <time dateTime={at}>{formatMoment(at)}</time> <span className="mut">{CASE.by[actor_kind]}</span>
              </li>
            ))
          : view.history.map(({ at, state }) => (
              <li key={`${at} ${state}`}>
                <b>{CASE_STATES[state]}</b>
                <br />
                <time dateTime={at}>{formatMoment(at)}</time>
              </li>
            ))}
      </ol>
    </section>
  )
}
