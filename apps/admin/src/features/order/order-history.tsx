import { formatMoment } from '#app/texts/moments.ts'
import { ORDER } from '#app/texts/order.ts'
import { ORDER_EVENTS } from '#app/texts/states.ts'
import type { DetailEvent } from './order-detail.ts'

/** The newest first, as a trail. */
export function OrderHistory({ events }: { events: readonly DetailEvent[] }) {
  return (
    <section className="sec">
      <header>
        <h2>{ORDER.history}</h2>
      </header>
      <ol className="trail">
        {events.toReversed().map(({ id, at, event, actorKind, actorName }) => (
          <li key={id}>
            <b>{ORDER_EVENTS[event]}</b>
            <br />
            <time dateTime={at}>{formatMoment(at)}</time>{' '}
            <span className="mut">{actorName ?? (actorKind === 'customer' ? ORDER.byCustomer : ORDER.bySystem)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
