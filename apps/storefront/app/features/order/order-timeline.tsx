import type { OrderView } from '@shop/contract/order'
import type { TimelineEntry } from '@shop/contract/order-detail'
import { formatPrice } from '@shop/czech/format-price'
import type { IconName } from '@shop/ui/icon/icon-names'
import { Timeline, TimelineItem } from '@shop/ui/timeline/timeline'
import { orderPageTexts as texts } from '#app/texts/order/order-page.ts'
import { CalendarLink } from './calendar-link.tsx'
import { hasEnded, toNextSteps } from './order-trail.ts'
import { promiseWords } from './promise-words.ts'

const ICONS: Partial<Record<TimelineEntry['kind'], IconName>> = {
  payment_failed: 'alert',
  payment_reminder: 'mail',
  hold: 'chat',
  packing: 'box',
  shipped: 'truck',
  delivery_problem: 'alert',
  ready_for_pickup: 'pin',
  returning: 'repeat',
  resent: 'repeat',
  expired: 'clock',
  cancelled: 'x',
  refund_started: 'card',
  refunded: 'card',
}

interface OrderTimelineProps {
  order: OrderView
  entries: TimelineEntry[]
  parcels: number
  /** Opens this order. */
  token: string
}

/** What happened, oldest first, and what is still to come. Documents have a list of their own. */
export function OrderTimeline({ order, entries, parcels, token }: OrderTimelineProps) {
  const told = entries.filter(({ kind }) => kind !== 'document')
  const next = toNextSteps(order)
  // When nothing of what is to come has begun, the order stands where something happened last.
  const stands = next.length > 0 && next.every(({ state }) => state === 'ahead') ? told.length - 1 : -1
  const promise = promiseWords(order, told)
  return (
    <section className="panel stack" aria-labelledby="kudy-to-jde">
      <h2 id="kudy-to-jde" className="h3">
        {texts.way}
      </h2>
      <Timeline>
        {told.map((entry, index) => (
          <TimelineItem
            // biome-ignore lint/suspicious/noArrayIndexKey: events have no name of their own and are never reordered
            key={index}
            title={titleOf(entry, parcels)}
            icon={ICONS[entry.kind] ?? 'check'}
            state={index === stands ? 'current' : 'done'}
          >
            {texts.at(new Date(entry.at))}
            {wordsOf(order, entry)}
            {promise?.at === index ? (
              <>
                <br />
                {promise.words}
              </>
            ) : null}
          </TimelineItem>
        ))}
        {next.map(({ title, text, icon, state }) => (
          <TimelineItem key={title} title={title} icon={icon} state={state}>
            {text}
          </TimelineItem>
        ))}
      </Timeline>
      <CalendarLink order={order} token={token} />
    </section>
  )
}

function titleOf({ kind, parcel, amount }: TimelineEntry, parcels: number): string {
  const which = parcel !== null && parcels > 1 ? `, ${texts.parcel(parcel).toLowerCase()}` : ''
  return `${texts.events[kind]}${which}${amount ? `: ${formatPrice(amount)}` : ''}`
}

/** Why money of a cancelled order goes back needs no words. */
function wordsOf(order: OrderView, { kind, text }: TimelineEntry): string {
  return text === null || (kind === 'refund_started' && hasEnded(order)) ? '' : `, ${text}`
}
