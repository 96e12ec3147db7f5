import type { CartChangeView, CartView } from '@shop/contract/cart-view'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { usePending } from '#app/forms/use-pending.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { checkoutShippingTexts as texts } from '#app/texts/checkout/checkout-shipping.ts'

/** What is no longer as the customer has last seen it; nothing is ordered before they agree. */
export function CartChanges({ cart }: { cart: CartView }) {
  const pending = usePending()
  if (cart.changes.length === 0) return null
  return (
    <Notice tone="warn" role="alert">
      <Form method="post" className="stack">
        <b>{texts.changed}</b>
        <ul className="noses">
          {cart.changes.map((change) => (
            <li key={`${change.kind}${change.lineId}`}>{describe(change, cart)}</li>
          ))}
        </ul>
        <input type="hidden" name="version" value={cart.version} />
        <div className="row">
          <Button type="submit" name="intent" value="accept" size="small" loading={pending === 'accept'}>
            {texts.accept}
          </Button>
          <TextLink as={ShopLink} to="/kosik/obsah" standalone>
            {texts.toCart}
          </TextLink>
        </div>
      </Form>
    </Notice>
  )
}

function describe(change: CartChangeView, { lines }: CartView): string {
  const line = lines.find(({ id }) => id === change.lineId)
  const name = line ? `${line.name}, ${line.variantName}` : ''
  switch (change.kind) {
    case 'price':
      return texts.linePrice(name, change.was, change.is)
    case 'stock':
      return texts.lineStock(name, change.was, change.is)
    case 'gone':
      return texts.lineGone(name)
  }
}
