import { formatPrice } from '@shop/czech/format-price'
import { TODAY } from '#app/texts/today.ts'
import type { Today } from './today.ts'

export function TodaySide({ today: { sales, runningOut, soldOut, here } }: { today: Today }) {
  return (
    <aside className="pane soft" aria-label={TODAY.here}>
      {sales && (
        <section className="sec">
          <header>
            <h2>{TODAY.sales}</h2>
          </header>
          <p className="big">{formatPrice(sales.amount)}</p>
          <p className="mut sm">{TODAY.usual(formatPrice(sales.usualAmount))}</p>
          <dl className="kv">
            <dt>{TODAY.orders}</dt>
            <dd>
              <b>{sales.orders}</b> <span className="mut">{TODAY.usual(String(sales.usualOrders))}</span>
            </dd>
          </dl>
          <p className="xs mut">{TODAY.usualNote}</p>
        </section>
      )}
      {runningOut && (
        <section className="sec">
          <header>
            <h2>{TODAY.runningOut}</h2>
            <span className="mut sm">{TODAY.pace}</span>
          </header>
          <ul className="so">
            {runningOut.map(({ variantId, name, inStock, perDay, days }) => (
              <li key={variantId}>
                <span className="grow">
                  <b>{name}</b>
                  <small>{TODAY.stock(inStock, perDay)}</small>
                </span>
                <span className={days < 5 ? 'd bad' : 'd'}>{TODAY.days(days)}</span>
              </li>
            ))}
          </ul>
          <p className="sm">{TODAY.soldOut(soldOut)}</p>
        </section>
      )}
      <section className="sec">
        <header>
          <h2>{TODAY.here}</h2>
        </header>
        {here.length === 0 && <p className="mut sm">{TODAY.nobody}</p>}
        <ul className="so">
          {here.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </section>
    </aside>
  )
}
