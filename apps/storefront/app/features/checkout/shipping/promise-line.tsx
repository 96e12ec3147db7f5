import type { CartView } from '@shop/contract/cart-view'
import { IconLine } from '@shop/ui/icon-line/icon-line'
import { checkoutSummaryTexts as texts } from '#app/texts/checkout/checkout-summary.ts'

/** By when to order and when it then comes, with the chosen shipping. */
export function PromiseLine({ cart: { shipping, shippingOptions } }: { cart: CartView }) {
  const option = shippingOptions.find(({ code }) => code === shipping?.code)
  if (!option?.promise) return null
  const { orderBy, earliest, latest } = option.promise
  const isFetched = option.kind !== 'address'
  return (
    <IconLine icon="truck">
      {texts.orderBy(orderBy, orderBy.time)} {isFetched ? texts.arrivesAtPoint : texts.arrives}{' '}
      <b>{texts.days(earliest, latest)}</b>
    </IconLine>
  )
}
