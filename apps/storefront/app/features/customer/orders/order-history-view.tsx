import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { TextLink } from '@shop/ui/text-link/text-link'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { orderHistoryTexts as texts } from '#app/texts/customer/order-history.ts'
import { orderListTexts } from '#app/texts/customer/order-list.ts'
import type { OrderGlance } from './load-order.server.ts'
import type { OrderHistory } from './load-order-history.server.ts'
import { isNarrowed, type OrderHistoryQuery, toHistoryAddress } from './order-history-query.ts'
import styles from './order-history-view.module.css'
import { OrderList } from './order-list.tsx'

interface OrderHistoryViewProps {
  history: OrderHistory
  query: OrderHistoryQuery
}

/** One page of orders under their years; the year says what all of it came to, not only what is on this page. */
export function OrderHistoryView({ history, query }: OrderHistoryViewProps) {
  const { orders, years, matching, next } = history
  if (orders.length === 0)
    return <p role="status">{query.wanted ? orderListTexts.none(query.wanted) : texts.noneFiltered}</p>
  return (
    <>
      {isNarrowed(query) ? (
        <p className="small" role="status">
          {texts.found(matching, query.wanted)}{' '}
          <TextLink as={ShopLink} to="/ucet/objednavky">
            {texts.all}
          </TextLink>
        </p>
      ) : null}
      {byYear(orders).map(([year, placed]) => {
        const sum = years.find((one) => one.year === year)
        return (
          <section key={year} aria-labelledby={`rok-${year}`}>
            <div className={styles.year}>
              <h2 id={`rok-${year}`}>{year}</h2>
              {sum ? <p className="small muted num">{texts.yearSum(sum.orders, sum.spent)}</p> : null}
            </div>
            <OrderList orders={placed} />
          </section>
        )
      })}
      <Pages query={query} next={next} />
    </>
  )
}

function Pages({ query, next }: { query: OrderHistoryQuery; next: number | null }) {
  if (next === null && query.before === null) return null
  return (
    <nav aria-label={texts.pages} className="row">
      {next === null ? null : (
        <Button as={ShopLink} to={toHistoryAddress({ ...query, before: next })} rel="next">
          {texts.older}
        </Button>
      )}
      {query.before === null ? null : (
        <Button as={ShopLink} to={toHistoryAddress({ ...query, before: null })} variant="quiet">
          {texts.newest}
        </Button>
      )}
    </nav>
  )
}

/** Everything that was issued, in one file for a year. */
export function YearDocuments({ years }: { years: readonly number[] }) {
  return (
    <section className={styles.documents} aria-labelledby="vsechny-doklady">
      <div>
        <h2 id="vsechny-doklady" className="h3">
          {texts.documents}
        </h2>
        <p className="small muted">{texts.documentsText}</p>
      </div>
      <div className="row">
        {years.map((year) => (
          <Button
            key={year}
            as="a"
            href={`/ucet/doklady.zip?rok=${year}`}
            download
            variant="line"
            size="small"
            aria-label={texts.documentsOf(year)}
          >
            <Icon name="download" />
            {year}
          </Button>
        ))}
        <Button as="a" href="/ucet/doklady.zip" download variant="line" size="small">
          <Icon name="download" />
          {texts.allDocuments}
        </Button>
      </div>
    </section>
  )
}

function byYear(orders: readonly OrderGlance[]): [number, OrderGlance[]][] {
  return [...Map.groupBy(orders, ({ placedAt }) => Number(toPragueDay(placedAt).slice(0, 4)))]
}
