import { Notice } from '@shop/ui/notice/notice'
import { productTexts } from '#app/texts/catalog/product.ts'
import type { RecallLine } from './load-recalls.server.ts'

/** Before anything that is sold: whoever has the batch at home looks for it here. */
export function RecallNotice({ recalls }: { recalls: readonly RecallLine[] }) {
  if (recalls.length === 0) return null
  return (
    <div className="wrap">
      <Notice tone="danger">
        {recalls.map(({ code, reason }) => (
          <p key={code}>
            <b>{productTexts.recalled(code)}</b> {reason} {productTexts.recalledHelp}
          </p>
        ))}
      </Notice>
    </div>
  )
}
