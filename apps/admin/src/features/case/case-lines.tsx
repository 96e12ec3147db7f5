import type { StaffCaseView } from '@shop/contract/case/staff-case'
import { formatPrice } from '@shop/czech/format-price'
import { CASE, CONDITIONS } from '#app/texts/case.ts'
import type { CaseDetail } from './case-detail.ts'
import { CaseDoubts } from './case-doubts.tsx'

interface CaseLinesProps {
  view: StaffCaseView
  detail: CaseDetail
}

/** Which pieces, in what shape the customer says they are and in what shape they came. Doubts are told, they decide nothing. */
export function CaseLines({ view: { lines, wish, amount, decidedAt }, detail: { arrived, sold } }: CaseLinesProps) {
  const { columns } = CASE
  const hasMoney = sold.length > 0
  return (
    <section className="sec">
      <header>
        <h2>{CASE.lines}</h2>
        <span className="mut sm r">{CASE.wish(wish)}</span>
      </header>
      <table className="tb in">
        <caption className="vh">{CASE.lines}</caption>
        <thead>
          <tr>
            <th>{columns.item}</th>
            {hasMoney && <th className="num">{columns.bought}</th>}
            <th className="num">{columns.asked}</th>
            {hasMoney && <th className="num">{columns.paid}</th>}
            <th>{columns.condition}</th>
            <th>{columns.arrived}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const bought = sold.find(({ position }) => position === line.position)
            const seen = arrived.find(({ position }) => position === line.position)
            return (
              <tr key={line.position}>
                <td>
                  <b className="b6">{[line.name, line.variantName].filter(Boolean).join(', ')}</b>{' '}
                  <CaseDoubts doubts={line.doubts} />
                </td>
                {hasMoney && <td className="num">{bought ? CASE.pieces(bought.pieces) : '–'}</td>}
                <td className="num b6">{CASE.pieces(line.pieces)}</td>
                {hasMoney && <td className="num">{bought ? formatPrice(bought.amount) : '–'}</td>}
                <td>{CONDITIONS[line.condition]}</td>
                <td>
                  {line.arrived === null ? (
                    <span className="mut">{CASE.notArrived}</span>
                  ) : (
                    CASE.arrived(line.arrived, seen?.arrived_condition ?? null, seen?.arrived_batch ?? null)
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {hasMoney && decidedAt === null && (
        <p className="total">
          <span className="mut">{CASE.expected}</span> <b>{formatPrice(amount)}</b>
        </p>
      )}
    </section>
  )
}
