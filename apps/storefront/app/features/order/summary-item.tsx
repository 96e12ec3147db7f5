import { LineItem } from '@shop/ui/line-item/line-item'
import { ShopPicture } from '#app/goods/shop-picture.tsx'
import { checkoutSummaryTexts as texts } from '#app/texts/checkout/checkout-summary.ts'
import styles from './summary-item.module.css'
import type { SummaryLine } from './summary-view.ts'

/** One line of what is bought, beside the checkout and on the page of the order. */
export function SummaryItem({ line: { name, details, remark, pieces, sum, image, theme } }: { line: SummaryLine }) {
  return (
    <LineItem
      size="small"
      data-tint={theme ?? undefined}
      picture={image ? <ShopPicture image={image} sizes="56px" maxWidth={112} decorative /> : null}
      name={name}
      details={
        <>
          <div className="xs muted">{details}</div>
          {remark ? <div className={`xs ${styles.remark}`}>{remark}</div> : null}
        </>
      }
      sum={sum}
    >
      <span className="small muted">{texts.pieces(pieces)}</span>
    </LineItem>
  )
}
