import { formatDate } from '@shop/czech/format-date'
import { formatPrice, formatUnitPrice } from '@shop/czech/format-price'
import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { CartForm } from '#app/features/cart/command/cart-form.tsx'
import { showInToast } from '#app/features/cart/command/show-in-toast.tsx'
import type { ShortOfferView } from '#app/goods/product-view.ts'
import { cartTexts } from '#app/texts/cart/cart.ts'
import { shortOfferTexts as texts } from '#app/texts/catalog/batch.ts'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import styles from './short-offers.module.css'

/** Packs of exactly one batch each, marked, with their day and their own price; nobody gets one of them unasked. */
export function ShortOffers({ offers }: { offers: readonly ShortOfferView[] }) {
  if (offers.length === 0) return null
  return (
    <ul className={styles.offers} aria-label={texts.list}>
      {offers.map((offer) => (
        <li key={offer.variantId} className={styles.offer}>
          <div>
            <Badge tone="highlight">{texts.badge(formatDate(offer.bestBefore))}</Badge>
            <p className={styles.price}>
              {offer.pack} <b>{formatPrice(offer.price)}</b>
              {offer.unitPrice ? (
                <span className="small muted">
                  {' '}
                  {formatUnitPrice(offer.unitPrice.halere, catalogTexts.units[offer.unitPrice.unit])}
                </span>
              ) : null}
            </p>
            <p className="small muted">
              {texts.usual(formatPrice(offer.usualPrice))} {texts.left(offer.available)}
            </p>
          </div>
          <CartForm intent="add" fields={{ variantId: offer.variantId }} onAnswer={showInToast}>
            <Button type="submit" variant="line" size="small">
              <Icon name="bowl" />
              {cartTexts.add}
              <span className="visually-hidden"> {texts.addHidden(offer.pack, formatDate(offer.bestBefore))}</span>
            </Button>
          </CartForm>
        </li>
      ))}
    </ul>
  )
}
