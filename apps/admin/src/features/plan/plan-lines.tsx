import type { StaffPlanView } from '@shop/contract/plan/staff-plan'
import { formatPrice } from '@shop/czech/format-price'
import { formatWeekday } from '#app/texts/moments.ts'
import { PLAN } from '#app/texts/plan.ts'

interface PlanLinesProps {
  lines: StaffPlanView['lines']
  cycle: StaffPlanView['cycle']
  /** Free pieces by variant. */
  stock: Record<string, number>
}

/** Each thing by its own rhythm, and what of it the next parcel takes. */
export function PlanLines({ lines, cycle, stock }: PlanLinesProps) {
  const once = cycle?.lines.filter(({ isOnce }) => isOnce) ?? []
  const { columns } = PLAN
  return (
    <section className="sec">
      <header>
        <h2>{PLAN.lines}</h2>
      </header>
      <table className="tb in">
        <caption className="vh">{PLAN.lines}</caption>
        <thead>
          <tr>
            <th>{columns.item}</th>
            <th className="num">{columns.pieces}</th>
            <th>{columns.interval}</th>
            <th>{columns.due}</th>
            <th className="num">{columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const sent = cycle?.lines.find(
              ({ variantId, insteadOfId, isOnce }) => !isOnce && (insteadOfId ?? variantId) === line.variantId,
            )
            return (
              <tr key={line.variantId}>
                <td>
                  <b className="b6">{`${line.name}, ${line.variantName}`}</b>{' '}
                  {sent?.isMissing ? (
                    <span className="st bad">{PLAN.missing}</span>
                  ) : (
                    <span className="mut sm">{PLAN.inStock(stock[line.variantId] ?? 0)}</span>
                  )}
                </td>
                <td className="num">{line.pieces}</td>
                <td className="nw">
                  {PLAN.weeks(line.intervalDays)} {line.isByBowl && <span className="tag">{PLAN.byBowl}</span>}
                </td>
                <td className="nw">
                  <b>{formatWeekday(line.dueOn)}</b>
                </td>
                <td className="num b6">
                  {sent ? formatPrice(sent.amount) : <span className="mut">{PLAN.notNow}</span>}
                </td>
              </tr>
            )
          })}
          {once.map((line) => (
            <tr key={`once ${line.variantId}`}>
              <td>
                <b className="b6">{`${line.name}, ${line.variantName}`}</b> <span className="tag">{PLAN.once}</span>
              </td>
              <td className="num">{line.pieces}</td>
              <td />
              <td />
              <td className="num b6">{formatPrice(line.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
