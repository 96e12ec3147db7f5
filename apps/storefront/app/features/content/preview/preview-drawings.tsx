import { isBlockDrawn, liveBlocksOf } from '@shop/domain/content/blocks'
import { Notice } from '@shop/ui/notice/notice'
import { drawProducts } from '#app/features/content/sections/draw-products.tsx'
import { drawFacts } from '#app/features/content/sections/fact-blocks.tsx'
import type { FormBlock } from '#app/features/content/sections/section.ts'
import type { BlockDrawings } from '#app/features/content/sections/section-blocks.tsx'
import { RichText } from '#app/prose/prose.tsx'
import { previewTexts } from '#app/texts/content/preview.ts'

/** What the page itself draws, no more and no less; what it counts or asks stands there by name. */
export function previewDrawings(page: string): BlockDrawings {
  const draws = (type: string) => isBlockDrawn(page, { type })
  return {
    drawProducts: draws('product-list') ? drawProducts : undefined,
    drawFacts: draws('table') ? drawFacts : undefined,
    drawForm: draws('form') ? drawForm : undefined,
    live: Object.fromEntries(
      liveBlocksOf(page).map((name) => [
        name,
        <Notice key={name} tone="info" icon="info">
          {previewTexts.live}
        </Notice>,
      ]),
    ),
  }
}

function drawForm({ heading, text, fields, submit, note }: FormBlock) {
  return (
    <div className="stack">
      <h2>{heading}</h2>
      <p className="lead">
        <RichText text={text} />
      </p>
      <p>{previewTexts.form}</p>
      <ul className="noses">
        {fields.map(({ name, label }) => (
          <li key={name}>{label}</li>
        ))}
        <li>
          <b>{submit}</b>
        </li>
      </ul>
      <p className="small muted">
        <RichText text={note} />
      </p>
    </div>
  )
}
