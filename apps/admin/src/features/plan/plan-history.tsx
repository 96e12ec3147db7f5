import { formatMoment } from '#app/texts/moments.ts'
import { PLAN } from '#app/texts/plan.ts'
import type { PlanDetail } from './plan-detail.ts'

export function PlanHistory({ events }: { events: PlanDetail['events'] }) {
  return (
    <section className="sec">
      <header>
        <h3>{PLAN.history}</h3>
      </header>
      <ol className="trail">
        {events.map(({ id, at, event, cycleNo, actorKind, actorName, reason }) => (
          <li key={id}>
            <b>{PLAN.events[event]}</b> {cycleNo !== null && PLAN.ofCycle(cycleNo)}
            {reason && <span> „{reason}“</span>}
            <br />
            <time dateTime={at}>{formatMoment(at)}</time>{' '}
            <span className="mut">{actorName ?? (actorKind === 'system' ? PLAN.bySystem : PLAN.byCustomer)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
