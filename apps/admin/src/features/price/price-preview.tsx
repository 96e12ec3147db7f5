import type { PricePreview } from '@shop/contract/price/staff-price'
import { formatPrice } from '@shop/czech/format-price'
import { formatMoment } from '#app/texts/moments.ts'
import { PRICE_DIALOG } from '#app/texts/price.ts'

/** As the page of the product will say it. */
export function PricePreviewPart({ preview: { from, lines } }: { preview: PricePreview }) {
  return (
    <>
      <p className="sm mut">{PRICE_DIALOG.from(formatMoment(from))}</p>
      {lines.map(({ variantId, name, variantName, amount, before, next, proof }) => (
        <div key={variantId} className="seen">
          <p>
            {name} {variantName}
          </p>
          <p>
            <b>{formatPrice(amount)}</b> {before ? PRICE_DIALOG.before(formatPrice(before.amount)) : PRICE_DIALOG.first}
            {proof.percent > 0 && <b> {PRICE_DIALOG.percent(proof.percent)}</b>}
          </p>
          {proof.reference !== null && proof.percent > 0 && <p>{PRICE_DIALOG.lowest(formatPrice(proof.reference))}</p>}
          <p>
            {PRICE_DIALOG.verdicts[proof.verdict]}
            {next && ` · ${PRICE_DIALOG.next(formatPrice(next.amount), formatMoment(next.from))}`}
          </p>
        </div>
      ))}
    </>
  )
}
