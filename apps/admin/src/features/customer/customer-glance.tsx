import { formatPrice } from '@shop/czech/format-price'
import { CUSTOMER } from '#app/texts/customer.ts'
import { formatDay, formatMoment } from '#app/texts/moments.ts'
import type { CustomerDetail } from './customer-detail.ts'

export function CustomerGlance({ customer: { createdAt, figures, consents, desk } }: { customer: CustomerDetail }) {
  return (
    <section className="sec">
      <header>
        <h2>{CUSTOMER.glance}</h2>
      </header>
      <dl className="kv">
        <dt>{CUSTOMER.since}</dt>
        <dd>{CUSTOMER.from(formatDay(createdAt))}</dd>
        <dt>{CUSTOMER.orderCount}</dt>
        <dd>
          <b>{figures.orders}</b>, {CUSTOMER.uncollected(figures.uncollected)}
        </dd>
        <dt>{CUSTOMER.spent}</dt>
        <dd>
          <b>{formatPrice(figures.spentYear)}</b>
        </dd>
        {desk && (
          <>
            <dt>{CUSTOMER.reviews}</dt>
            <dd>{CUSTOMER.rated(desk.reviews.count, desk.reviews.rating)}</dd>
          </>
        )}
        {consents && (
          <>
            <dt>{CUSTOMER.consents}</dt>
            <dd>
              {consents
                .map(({ topic, granted }) => `${CUSTOMER.topics[topic]} ${granted ? CUSTOMER.yes : CUSTOMER.no}`)
                .join(', ') || CUSTOMER.noConsents}
            </dd>
          </>
        )}
        {desk && (
          <>
            <dt>{CUSTOMER.devices}</dt>
            <dd>
              {CUSTOMER.signedIn(desk.devices.count)}
              {desk.devices.lastUsedAt && (
                <span className="mut">, {CUSTOMER.lastUsed(formatMoment(desk.devices.lastUsedAt))}</span>
              )}
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}
