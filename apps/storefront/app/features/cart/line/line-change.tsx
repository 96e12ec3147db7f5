import type { CartChangeView } from '@shop/contract/cart-view'
import { formatPrice } from '@shop/czech/format-price'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'
import styles from './line-change.module.css'

/** Was / is, at the line it happened to. */
export function LineChange({ change }: { change: CartChangeView }) {
  if (change.kind === 'gone') return <p className={styles.change}>{texts.gone}</p>
  const format = change.kind === 'price' ? formatPrice : texts.stockChange
  return (
    <p className={styles.change}>
      {texts.was} <s>{format(change.was)}</s> {texts.is} <b>{format(change.is)}</b>
    </p>
  )
}
