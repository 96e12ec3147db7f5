import type { OrderView } from '@shop/contract/order'
import type { TimelineEntry } from '@shop/contract/order-detail'
import type { IconName } from '@shop/ui/icon/icon-names'
import { Timeline, TimelineItem } from '@shop/ui/timeline/timeline'
import { formatPrice } from '#app/texts/format-price.ts'
import { orderPage as texts } from '#app/texts/order-page.ts'
import { toNextStep } from './order-trail.ts'

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
  document: 'download',
}

interface OrderTimelineProps {
  order: OrderView
  entries: TimelineEntry[]
  parcels: number
}

/** What happened, oldest first, and what is still to come. */
export function OrderTimeline({ order, entries, parcels }: OrderTimelineProps) {
  const next = toNextStep(order)
  // A document is no place where an order could stand.
  const stands = next ? entries.findLastIndex(({ kind }) => kind !== 'document') : -1
  return (
    <section className="panel stack" aria-labelledby="kudy-to-jde">
      <h2 id="kudy-to-jde" className="h3">
        {texts.way}
      </h2>
      <Timeline>
        {entries.map((entry, index) => (
          <TimelineItem
            // biome-ignore lint/suspicious/noArrayIndexKey: events have no name of their own and are never reordered
            key={index}
            title={titleOf(entry, parcels)}
            icon={ICONS[entry.kind] ?? 'check'}
            state={index === stands ? 'current' : 'done'}
          >
            {texts.at(new Date(entry.at))}
            {entry.text ? `, ${entry.text}` : ''}
          </TimelineItem>
        ))}
        {next ? (
          <TimelineItem title={next.title} icon={next.icon} state="ahead">
            {next.text}
          </TimelineItem>
        ) : null}
      </Timeline>
    </section>
  )
}

function titleOf({ kind, parcel, amount }: TimelineEntry, parcels: number): string {
  const which = parcel !== null && parcels > 1 ? `, ${texts.parcel(parcel).toLowerCase()}` : ''
  return `${texts.events[kind]}${which}${amount ? `: ${formatPrice(amount)}` : ''}`
}
