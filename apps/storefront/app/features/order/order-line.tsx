import type { OrderLineView } from '@shop/contract/order'
import type { ParcelView } from '@shop/contract/order-detail'
import { Button } from '@shop/ui/button/button'
import { LineItem } from '@shop/ui/line-item/line-item'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { ShopPicture } from '#app/goods/shop-picture.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { checkoutSummaryTexts } from '#app/texts/checkout/checkout-summary.ts'
import { orderPageTexts as texts } from '#app/texts/order/order-page.ts'
import { LineAgain } from './order-again.tsx'
import styles from './order-line.module.css'
import { batchWords } from './parcel-list.tsx'
import type { SummaryLine } from './summary-view.ts'

interface OrderLineProps {
  line: OrderLineView
  /** The same line in words. */
  words: SummaryLine
  parcels: ParcelView[]
  /** Where the goods can be reviewed, once they have come. */
  reviewAt: ShopAddress | null
  canBuyAgain: boolean
}

/** One thing that was bought, which batch of it came, and what can be done with it. */
export function OrderLine({ line, words, parcels, reviewAt, canBuyAgain }: OrderLineProps) {
  const { name, details, remark, pieces, sum, image, theme } = words
  return (
    <LineItem
      data-tint={theme ?? undefined}
      picture={image ? <ShopPicture image={image} sizes="104px" maxWidth={208} decorative /> : null}
      name={line.slug ? <ShopLink to={`/produkt/${line.slug}?varianta=${line.code}`}>{name}</ShopLink> : name}
      details={
        <>
          <p className="xs muted">
            {details} · {checkoutSummaryTexts.pieces(pieces)}
          </p>
          {remark ? <p className={`xs ${styles.remark}`}>{remark}</p> : null}
          {batchesOf(line, parcels).map((batch) => (
            <p key={batch} className="xs muted">
              {batch}
            </p>
          ))}
        </>
      }
      sum={sum}
    >
      <div className={styles.actions}>
        {canBuyAgain && line.againId !== null ? <LineAgain variantId={line.againId} name={name} /> : null}
        {reviewAt && line.slug ? (
          <Button
            as={ShopLink}
            to={reviewAt}
            prefetch="none"
            variant="quiet"
            size="small"
            aria-label={`${texts.review}: ${name}`}
          >
            {texts.review}
          </Button>
        ) : null}
      </div>
    </LineItem>
  )
}

function batchesOf({ variantId }: OrderLineView, parcels: ParcelView[]): string[] {
  const packed = parcels.flatMap(({ lines }) => lines).filter((line) => line.variantId === variantId)
  return [...new Set(packed.map(({ batchCode, bestBefore }) => batchWords(batchCode, bestBefore)))].filter(Boolean)
}
