import type { CartView } from '@shop/contract/cart-view'
import { IconLine } from '@shop/ui/icon-line/icon-line'
import { checkoutSummaryTexts as texts } from '#app/texts/checkout/checkout-summary.ts'

/** By when to order, when it then comes with the chosen shipping, and how often it did. */
export function PromiseLine({ cart: { shipping, shippingOptions } }: { cart: CartView }) {
  const option = shippingOptions.find(({ code }) => code === shipping?.code)
  if (!option?.promise) return null
  const { orderBy, earliest, latest, record } = option.promise
  const isFetched = option.kind !== 'address'
  return (
    <IconLine icon="truck">
      {texts.orderBy(orderBy, orderBy.time)} {isFetched ? texts.arrivesAtPoint : texts.arrives}{' '}
      <b>{texts.days(earliest, latest)}</b>
      {record ? (
        <>
          <br />
          <span className="small muted">{texts.recordSentence(record)}</span>
        </>
      ) : null}
    </IconLine>
  )
}
