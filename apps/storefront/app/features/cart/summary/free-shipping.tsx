import type { CartView } from '@shop/contract/cart-view'
import { formatPrice } from '@shop/czech/format-price'
import { ProgressTrail } from '@shop/ui/progress-trail/progress-trail'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'
import styles from './free-shipping.module.css'

/** The way to free shipping, with the nose on it. */
export function FreeShipping({ progress }: { progress: CartView['freeShipping'] }) {
  const { from, goods, missing, isReached } = progress
  if (!from) return null
  return (
    <div className={styles.free}>
      <ProgressTrail value={isReached ? 96 : (goods / from) * 96} label={texts.freeLabel} />
      {isReached ? (
        <p>
          <b>{texts.freeDone}</b> {texts.freeDoneWit}
        </p>
      ) : (
        <p>
          {texts.freeLeft} <b>{formatPrice(missing)}</b>. {texts.freeWit}
        </p>
      )}
    </div>
  )
}
