import { formatPrice } from '@shop/czech/format-price'
import { LinkBase } from 'react-admin'
import { Icon } from '#app/parts/icon.tsx'
import { OrderNumber, OrderState } from '#app/parts/order-state.tsx'
import { PlanState } from '#app/parts/plan-state.tsx'
import { CUSTOMER } from '#app/texts/customer.ts'
import { INBOX } from '#app/texts/inbox.ts'
import { formatDay, formatRecent, formatWeekday } from '#app/texts/moments.ts'
import type { Desk, OrderSummary, PlanSummary } from './customer-detail.ts'

export function CustomerPlans({ plans }: { plans: readonly PlanSummary[] }) {
  return (
    <section className="sec">
      <header>
        <h2>{CUSTOMER.plans}</h2>
        {plans.length === 0 && <span className="mut sm">{CUSTOMER.noPlans}</span>}
      </header>
      {plans.map(({ id, state, card, cycle }) => (
        <LinkBase key={id} className="pln" to={`/pravidelne-doruceni/${id}`}>
          <PlanState state={state} />
          <span className="grow">
            <b>{CUSTOMER.plan(id)}</b>
            {card && `, ${CUSTOMER.card(card)}`}
          </span>
          {cycle && (
            <span>
              {CUSTOMER.next} <b>{formatWeekday(cycle.processOn)}</b>
            </span>
          )}
          {cycle?.payable != null && <b>{formatPrice(cycle.payable)}</b>}
        </LinkBase>
      ))}
    </section>
  )
}

export function CustomerOrders({ orders }: { orders: readonly OrderSummary[] }) {
  const { columns } = CUSTOMER
  return (
    <section className="sec">
      <header>
        <h2>{CUSTOMER.orders}</h2>
        {orders.length === 0 && <span className="mut sm">{CUSTOMER.noOrders}</span>}
      </header>
      {orders.length > 0 && (
        <table className="tb in">
          <caption className="vh">{CUSTOMER.orders}</caption>
          <thead>
            <tr>
              <th>{columns.number}</th>
              <th>{columns.placed}</th>
              <th>{columns.goods}</th>
              <th>{columns.state}</th>
              <th className="num">{columns.amount}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ id, number, placedAt, goods, state, payable }) => (
              <tr key={id}>
                <td>
                  <LinkBase to={`/objednavky/${id}`}>
                    <OrderNumber number={number} />
                  </LinkBase>
                </td>
                <td className="mut nw">{formatDay(placedAt)}</td>
                <td>{goods}</td>
                <td>
                  <OrderState state={state} />
                </td>
                <td className="num b6">{formatPrice(payable)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

export function CustomerThreads({ threads }: { threads: Desk['threads'] }) {
  return (
    <section className="sec">
      <header>
        <h2>{CUSTOMER.messages}</h2>
        {threads.length === 0 && <span className="mut sm">{CUSTOMER.noMessages}</span>}
      </header>
      <ul className="ev">
        {threads.map(({ id, number, topic, at }) => (
          <li key={id}>
            <Icon name="mail" size="s" />
            <LinkBase className="grow" to={`/zpravy/vlakna/${number}`}>
              <b>{number}</b> {INBOX.topics[topic]}
            </LinkBase>
            <span className="mut">{formatRecent(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
