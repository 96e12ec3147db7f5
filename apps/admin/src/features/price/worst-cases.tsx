import type { CouponSimulation } from '@shop/contract/promotion/staff-coupon'
import { formatPrice } from '@shop/czech/format-price'
import { SIMULATION } from '#app/texts/coupon.ts'

export function WorstCases({ baskets }: { baskets: CouponSimulation['worst'] }) {
  const { columns } = SIMULATION
  return (
    <>
      <section className="sec last">
        <header>
          <h2>{SIMULATION.worst}</h2>
          <span className="mut sm">{SIMULATION.worstHint}</span>
        </header>
        {baskets.length === 0 && <p className="mut">{SIMULATION.nobody}</p>}
      </section>
      {baskets.length > 0 && (
        <table className="tb">
          <caption className="vh">{SIMULATION.worst}</caption>
          <thead>
            <tr>
              <th>{columns.basket}</th>
              <th>{columns.goods}</th>
              <th className="num">{columns.paid}</th>
              <th className="num">{columns.wouldPay}</th>
              <th className="num">{columns.share}</th>
            </tr>
          </thead>
          <tbody>
            {baskets.map(({ id, goods, paid, wouldPay, cost }) => (
              <tr key={id}>
                <td className="mono">{SIMULATION.basket(id)}</td>
                <td>{goods}</td>
                <td className="num">{formatPrice(paid)}</td>
                <td className="num">{formatPrice(wouldPay)}</td>
                <td className="num bad b6">−{formatPrice(cost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
