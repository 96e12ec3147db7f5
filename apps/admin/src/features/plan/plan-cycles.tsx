import { formatPrice } from '@shop/czech/format-price'
import { LinkBase } from 'react-admin'
import { OrderNumber } from '#app/parts/order-state.tsx'
import { CycleState } from '#app/parts/plan-state.tsx'
import { formatMoment, formatWeekday } from '#app/texts/moments.ts'
import { PLAN } from '#app/texts/plan.ts'
import { PAYMENT_KINDS } from '#app/texts/states.ts'
import type { CycleSummary } from './plan-detail.ts'

export function PlanCycles({ cycles }: { cycles: readonly CycleSummary[] }) {
  const { cycleColumns: columns } = PLAN
  return (
    <section className="sec">
      <header>
        <h2>{PLAN.cycles}</h2>
      </header>
      <table className="tb in">
        <caption className="vh">{PLAN.cycles}</caption>
        <thead>
          <tr>
            <th>{columns.number}</th>
            <th>{columns.day}</th>
            <th>{columns.state}</th>
            <th>{columns.payment}</th>
            <th>{columns.order}</th>
            <th className="num">{columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {cycles.map((cycle) => (
            <tr key={cycle.cycleNo}>
              <td>{cycle.cycleNo}</td>
              <td className="nw">{formatWeekday(cycle.processOn)}</td>
              <td>
                <CycleState state={cycle.state} />
              </td>
              <td className="mut">{paymentOf(cycle)}</td>
              <td>
                {cycle.order ? (
                  <LinkBase to={`/objednavky/${cycle.order.id}`}>
                    <OrderNumber number={cycle.order.number} />
                  </LinkBase>
                ) : (
                  <span className="mut">–</span>
                )}
              </td>
              <td className="num b6">{cycle.payable === null ? '–' : formatPrice(cycle.payable)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function paymentOf({ order, retries, retryAt, isWish }: CycleSummary): string {
  return [
    order && PAYMENT_KINDS[order.paymentKind],
    retries > 0 && PLAN.retries(retries),
    retryAt && PLAN.retryAt(formatMoment(retryAt)),
    isWish && PLAN.wish,
  ]
    .filter(Boolean)
    .join(', ')
}
