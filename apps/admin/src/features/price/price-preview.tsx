import type { PricePreview } from '@shop/contract/price/staff-price'
import { formatPrice } from '@shop/czech/format-price'
import { formatMoment } from '#app/texts/moments.ts'
import { PRICE_DIALOG } from '#app/texts/price.ts'

/** As the page of the product will say it. */
export function PricePreviewPart({ preview: { from, lines } }: { preview: PricePreview }) {
  return (
    <>
      <p className="sm mut">{PRICE_DIALOG.from(formatMoment(from))}</p>
      {lines.map(({ variantId, name, variantName, amount, kind, before, next, proof }) => (
        <div key={variantId} className="seen">
          <p>
            {name} {variantName}
          </p>
          <p>
            <b>{kind === 'ended' ? PRICE_DIALOG.kinds.ended : formatPrice(amount)}</b>{' '}
            {before && before.kind !== 'ended' ? PRICE_DIALOG.before(formatPrice(before.amount)) : PRICE_DIALOG.first}
            {proof.percent > 0 && <b> {PRICE_DIALOG.percent(proof.percent)}</b>}
          </p>
          {proof.reference !== null && proof.percent > 0 && <p>{PRICE_DIALOG.lowest(formatPrice(proof.reference))}</p>}
          <p>
            {PRICE_DIALOG.verdicts[proof.verdict]}
            {next && ` · ${sayNext(next)}`}
          </p>
        </div>
      ))}
    </>
  )
}

function sayNext({ amount, kind, from }: NonNullable<PricePreview['lines'][number]['next']>): string {
  const what = kind === 'ended' ? PRICE_DIALOG.kinds.ended : formatPrice(amount)
  return PRICE_DIALOG.next(what, formatMoment(from))
}
