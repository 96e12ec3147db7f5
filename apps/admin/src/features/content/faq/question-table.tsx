import type { ListedType } from '@shop/contract/staff/staff-faq'
import { LinkBase } from 'react-admin'
import { STATE_LOOKS } from '#app/features/content/words-actions.tsx'
import { MoveButtons } from '#app/parts/move-buttons.tsx'
import { moved } from '#app/parts/moved.ts'
import { FAQ } from '#app/texts/content/faq.ts'
import { WORDS } from '#app/texts/content/words.ts'
import { formatMoment } from '#app/texts/moments.ts'

interface QuestionTableProps {
  type: ListedType
  place: { isFirst: boolean; isLast: boolean }
  onEdit(): void
  onMove(by: 1 | -1): void
  onOrder(seen: number[], ids: number[]): void
}

export function QuestionTable({ type: { typeId, fields, questions }, place, ...props }: QuestionTableProps) {
  const { onEdit, onMove, onOrder } = props
  const { columns } = FAQ
  const ids = questions.map(({ questionId }) => questionId)
  return (
    <section className="sec" aria-labelledby={`type-${typeId}`}>
      <header>
        <h2 id={`type-${typeId}`}>{fields.name}</h2>
        {fields.isHidden && <span className="st">{FAQ.hidden}</span>}
        <span className="acts last">
          <MoveButtons name={fields.name} {...place} onMove={onMove} />
          <button type="button" className="btn" aria-label={`${FAQ.editType}: ${fields.name}`} onClick={onEdit}>
            {FAQ.editType}
          </button>
        </span>
      </header>
      {questions.length === 0 ? (
        <p className="pad mut">{FAQ.empty}</p>
      ) : (
        <table className="tb">
          <caption className="vh">{fields.name}</caption>
          <thead>
            <tr>
              <th>{columns.question}</th>
              <th>{columns.state}</th>
              <th className="hide-m">{columns.at}</th>
              <th>{columns.claims}</th>
              <th>{columns.order}</th>
            </tr>
          </thead>
          <tbody>
            {questions.map((row, index) => (
              <tr key={row.questionId}>
                <td>
                  <LinkBase to={`/obsah/dotazy/${row.questionId}`}>
                    <b className="b6">{row.question}</b>
                  </LinkBase>
                </td>
                <td>
                  <span className={STATE_LOOKS[row.state]}>{WORDS.states[row.state]}</span>
                </td>
                <td className="nw hide-m">{row.publishedAt ? formatMoment(row.publishedAt) : WORDS.nothing}</td>
                <td>{row.claims > 0 && <span className="st wrn">{WORDS.claims(row.claims)}</span>}</td>
                <td>
                  <MoveButtons
                    name={row.question}
                    isFirst={index === 0}
                    isLast={index === questions.length - 1}
                    onMove={(by) => onOrder(ids, moved(ids, index, by))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
