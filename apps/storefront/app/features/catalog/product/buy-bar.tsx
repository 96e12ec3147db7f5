import { formatPrice } from '@shop/czech/format-price'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { Price } from '@shop/ui/price/price'
import { Suspense } from 'react'
import type { FoodView } from '#app/goods/card-parts.ts'
import type { VariantView } from '#app/goods/product-view.ts'
import { ShopPicture } from '#app/goods/shop-picture.tsx'
import { shortName } from '#app/goods/short-name.ts'
import { useIsForbidden } from '#app/goods/use-forbidden.ts'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { useCartState } from '#app/state/cart.ts'
import { cartTexts } from '#app/texts/cart/cart.ts'
import styles from './buy-bar.module.css'
import { BUY_BUTTON_ID, BUY_FORM_ID } from './buy-ids.ts'
import { useIsPassed } from './use-is-passed.ts'

// Whoever has just bought gets it; until then it would burden everybody who only looks.
const AddedLine = lazyWithTimeout(() => import('./added-line.tsx'), 'AddedLine')

interface BuyBarProps {
  name: string
  food: FoodView | null
  variant: VariantView
  repeatPrice: number | null
  isAdded: boolean
}

/**
 * Price and button at the lower edge. On small screens it is the only button of the page, from the first screen to the last;
 * on large ones it comes once the button beside the picture has gone out of sight.
 */
export function BuyBar({ name, food, variant, repeatPrice, isAdded }: BuyBarProps) {
  const isPassed = useIsPassed(BUY_BUTTON_ID)
  const isDespite = useIsForbidden(food)
  const { cart } = useCartState()
  const line = isAdded ? cart?.lines.find((one) => one.variantId === variant.id && !one.isGift) : undefined
  return (
    <div className={styles.bar} data-passed={isPassed || undefined} data-added={line ? true : undefined}>
      {line ? (
        <Suspense>
          <AddedLine line={line} />
        </Suspense>
      ) : (
        <>
          {variant.image && isPassed ? (
            <span className={styles.thumb}>
              <ShopPicture image={variant.image} sizes="56px" maxWidth={160} decorative className="multiply" />
            </span>
          ) : null}
          <Price
            className={styles.price}
            amount={formatPrice(repeatPrice ?? variant.price)}
            unit={
              <>
                <span className={styles.name}>{shortName(name)} · </span>
                {variant.name}
              </>
            }
          />
          <Button
            type="submit"
            form={BUY_FORM_ID}
            block
            variant={isDespite ? 'line' : undefined}
            className={styles.button}
          >
            <Icon name="bowl" />
            {isDespite ? cartTexts.buyDespite : cartTexts.add}
          </Button>
        </>
      )}
    </div>
  )
}
