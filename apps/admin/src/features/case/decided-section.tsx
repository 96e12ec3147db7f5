import type { StaffCaseView } from '@shop/contract/case/staff-case'
import { formatPrice } from '@shop/czech/format-price'
import { DECIDED } from '#app/texts/case.ts'
import { DECISION } from '#app/texts/case-decision.ts'

/** How each line ended and what followed. */
export function DecidedSection({ view }: { view: StaffCaseView }) {
  const { lines, refund, credits, replacementNumber, note, isByRule } = view
  const ends = lines.flatMap((line) =>
    line.decisions.map((decision, index) => ({ ...decision, name: line.name, key: `${line.position} ${index}` })),
  )
  return (
    <section className="sec">
      <header>
        <h2>{DECIDED.title}</h2>
      </header>
      {isByRule && <p className="sm mut">{DECIDED.byRule}</p>}
      <ul className="par">
        {ends.map(({ key, name, pieces, outcome, lowered, discount, reason }) => (
          <li key={key}>
            <b className="b6">{DECISION.partOf(name, pieces)}</b>
            <br />
            {DECISION.outcomes[outcome].name}
            {lowered > 0 && `, ${DECISION.lowered.toLowerCase()} ${formatPrice(lowered)}`}
            {discount > 0 && ` ${formatPrice(discount)}`}
            {reason && <p className="sm">„{reason}“</p>}
          </li>
        ))}
      </ul>
      <dl className="kv">
        {refund && (
          <>
            <dt>{DECIDED.money}</dt>
            <dd>
              <b>{formatPrice(refund.amount)}</b> {DECISION.ways[refund.way]}, {DECIDED.moneyState(refund)}
            </dd>
          </>
        )}
        {credits > 0 && (
          <>
            <dt>{DECIDED.credits}</dt>
            <dd>+{credits}</dd>
          </>
        )}
        {replacementNumber && (
          <>
            <dt>{DECIDED.replacement}</dt>
            <dd>{replacementNumber}</dd>
          </>
        )}
        {note && (
          <>
            <dt>{DECIDED.note}</dt>
            <dd>{note}</dd>
          </>
        )}
      </dl>
    </section>
  )
}
