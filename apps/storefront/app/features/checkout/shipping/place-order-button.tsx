import type { CheckoutView } from '@shop/contract/checkout'
import { ORDER_BUTTON } from '@shop/contract/order'
import { Button } from '@shop/ui/button/button'
import { checkoutShippingTexts as texts } from '#app/texts/checkout/checkout-shipping.ts'

interface PlaceOrderButtonProps {
  checkout: CheckoutView
  /** Whether what is ticked is what the recap shows. */
  isCurrent: boolean
  isBusy: boolean
}

/** The words on it make the contract, so it is here only under a recap that is complete. */
export function PlaceOrderButton({ checkout, isCurrent, isBusy }: PlaceOrderButtonProps) {
  const { cart, confirmation } = checkout
  if (isCurrent && confirmation && cart.id !== null) {
    return (
      <>
        <input type="hidden" name="cartId" value={cart.id} />
        <input type="hidden" name="confirmation" value={confirmation} />
        {checkout.details?.wantsAccount ? <input type="hidden" name="ucet" value="1" /> : null}
        <input type="hidden" name="payable" value={cart.payable} />
        {/* A radio ticked after this was drawn is saved and read before anything is ordered. */}
        <input type="hidden" name="savedShipping" value={checkout.shippingCode ?? ''} />
        <input type="hidden" name="savedPayment" value={checkout.paymentCode ?? ''} />
        <Button type="submit" name="intent" value="place" variant="highlight" size="large" loading={isBusy}>
          {ORDER_BUTTON}
        </Button>
      </>
    )
  }
  return (
    <Button type="submit" name="intent" value="choose" size="large" loading={isBusy}>
      {texts.check}
    </Button>
  )
}
