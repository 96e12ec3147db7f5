import type { CouponSimulation } from '@shop/contract/promotion/staff-coupon'
import { formatPrice } from '@shop/czech/format-price'
import { SIMULATION } from '#app/texts/coupon.ts'

type Step = CouponSimulation['histogram'][number]

/** Baskets by what they pay, today and with the coupon. Whoever does not see it opens the same figures as a table. */
export function BasketChart({ histogram }: { histogram: readonly Step[] }) {
  const most = Math.max(1, ...histogram.flatMap(({ today, after }) => [today, after]))
  const labels = histogram.map(({ upTo }, index) =>
    upTo === null ? SIMULATION.over(formatPrice(histogram[index - 1]?.upTo ?? 0)) : SIMULATION.upTo(formatPrice(upTo)),
  )
  return (
    <section className="sec">
      <header>
        <h2>{SIMULATION.chart}</h2>
        <span className="mut sm">{SIMULATION.chartHint}</span>
      </header>
      <div className="hist" aria-hidden="true">
        {histogram.map(({ upTo, today, after }) => (
          <div key={upTo ?? 'rest'}>
            <i style={{ height: `${(100 * today) / most}%` }} />
            <i style={{ height: `${(100 * after) / most}%` }} />
          </div>
        ))}
      </div>
      <div className="hx xs mut" aria-hidden="true">
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <details>
        <summary className="lk sm">{SIMULATION.table}</summary>
        <table className="tb in">
          <caption className="vh">{SIMULATION.chart}</caption>
          <thead>
            <tr>
              <th>{SIMULATION.range}</th>
              <th className="num">{SIMULATION.today}</th>
              <th className="num">{SIMULATION.after}</th>
            </tr>
          </thead>
          <tbody>
            {histogram.map(({ today, after }, index) => (
              <tr key={labels[index]}>
                <td>{labels[index]}</td>
                <td className="num">{today}</td>
                <td className="num">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
