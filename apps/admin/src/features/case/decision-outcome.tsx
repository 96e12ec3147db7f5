import { formatPrice } from '@shop/czech/format-price'
import { Note } from '#app/parts/note.tsx'
import { CASE_STATES } from '#app/texts/case.ts'
import { DECISION } from '#app/texts/case-decision.ts'
import { isUnfinished, toSentence } from './case-refusal.ts'
import type { Part } from './judged-parts.ts'
import type { Preview } from './use-decision-preview.ts'

interface DecisionOutcomeProps {
  preview: Preview | undefined
  parts: readonly Part[]
  /** Whether every amount is one. */
  isRead: boolean
  onReload(): void
}

/** Numbers first, then one sentence of everything that follows. */
export function DecisionOutcome({ preview, parts, isRead, onReload }: DecisionOutcomeProps) {
  if (!isRead) return <p className="sm mut">{DECISION.amountUnread}</p>
  if (!preview) return <p className="sm mut">{DECISION.trying}</p>
  if (!preview.ok) {
    if (isUnfinished(preview)) return <p className="sm mut">{toSentence(preview)}</p>
    return (
      <Note kind="bad">
        {toSentence(preview)}
        {preview.code === 'version_conflict' && (
          <button type="button" className="btn" onClick={onReload}>
            {DECISION.reload}
          </button>
        )}
      </Note>
    )
  }
  const { state, refund, credits } = preview.value
  const toShelf = parts.filter(({ goodsTo }) => goodsTo === 'shelf').reduce((sum, { pieces }) => sum + pieces, 0)
  return (
    <>
      <dl className="sum">
        <dt>{DECISION.result}</dt>
        <dd>{CASE_STATES[state]}</dd>
        {credits > 0 && (
          <>
            <dt>{DECISION.credits}</dt>
            <dd>+{credits}</dd>
          </>
        )}
        {refund && (
          <>
            <dt>{DECISION.where}</dt>
            <dd>{DECISION.ways[refund.way]}</dd>
            <dt>{DECISION.amount}</dt>
            <dd>
              <b>{formatPrice(refund.amount)}</b>
            </dd>
          </>
        )}
      </dl>
      <p className="sm" role="status">
        {DECISION.sentence(preview.value, toShelf)}
      </p>
    </>
  )
}
