import { IconLine } from '@shop/ui/icon-line/icon-line'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'

/** The seal beside the sum and beside the button. */
export function MoneyBack() {
  return (
    <IconLine icon="thumb">
      <b>{texts.moneyBackStrong}</b> {texts.moneyBack}
    </IconLine>
  )
}
