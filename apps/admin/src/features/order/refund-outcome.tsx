import { formatPrice } from '@shop/czech/format-price'
import { Note } from '#app/parts/note.tsx'
import { REFUND } from '#app/texts/refund.ts'
import { toSentence } from './order-refusal.ts'
import type { Preview } from './use-refund-preview.ts'

/** Numbers first, then one sentence of everything that follows. */
export function RefundOutcome({ preview }: { preview: Preview | undefined }) {
  if (!preview) return <p className="sm mut">{REFUND.choose}</p>
  if (!preview.ok) return <Note kind="bad">{toSentence(preview.code)}</Note>
  const { document, creditsBack, creditsTaken, way, amount } = preview.value
  return (
    <>
      <dl className="sum">
        {document && (
          <>
            <dt>{REFUND.base}</dt>
            <dd>{formatPrice(0 - document.base)}</dd>
            <dt>{REFUND.tax}</dt>
            <dd>{formatPrice(0 - document.tax)}</dd>
          </>
        )}
        {(creditsBack > 0 || creditsTaken > 0) && (
          <>
            <dt>{REFUND.credits}</dt>
            <dd>{REFUND.creditsMoved(creditsBack, creditsTaken)}</dd>
          </>
        )}
        <dt>{REFUND.where}</dt>
        <dd>{REFUND.ways[way]}</dd>
        <dt>{REFUND.total}</dt>
        <dd>
          <b>{formatPrice(amount)}</b>
        </dd>
      </dl>
      <p className="sm" role="status">
        {REFUND.sentence(preview.value, formatPrice(amount))}
      </p>
    </>
  )
}
