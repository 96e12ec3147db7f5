import type { CheckoutView } from '@shop/contract/checkout'
import { ORDER_BUTTON } from '@shop/contract/order'
import { formatPrice } from '@shop/czech/format-price'
import { Button } from '@shop/ui/button/button'
import { checkoutShippingTexts as texts } from '#app/texts/checkout/checkout-shipping.ts'
import styles from './place-order-button.module.css'

interface PlaceOrderButtonProps {
  checkout: CheckoutView
  /** The form the button belongs to; it stands elsewhere on the page. */
  form: string
  /** Whether what is ticked is what the recap shows. */
  isCurrent: boolean
  isBusy: boolean
}

/** The words on it make the contract, so it is here only under a recap that is complete. */
export function PlaceOrderButton({ checkout, form, isCurrent, isBusy }: PlaceOrderButtonProps) {
  const { cart, confirmation } = checkout
  if (isCurrent && confirmation && cart.id !== null) {
    const hidden = { type: 'hidden', form }
    return (
      <>
        <input {...hidden} name="cartId" value={cart.id} />
        <input {...hidden} name="confirmation" value={confirmation} />
        {checkout.details?.wantsAccount ? <input {...hidden} name="ucet" value="1" /> : null}
        <input {...hidden} name="payable" value={cart.payable} />
        {/* A radio ticked after this was drawn is saved and read before anything is ordered. */}
        <input {...hidden} name="savedPayment" value={checkout.paymentCode ?? ''} />
        <Button
          type="submit"
          form={form}
          name="intent"
          value="place"
          variant="highlight"
          size="large"
          block
          loading={isBusy}
          className={styles.button}
        >
          <span>
            {ORDER_BUTTON} <span className={styles.price}>· {formatPrice(cart.voucher?.rest ?? cart.payable)}</span>
          </span>
        </Button>
      </>
    )
  }
  return (
    <Button type="submit" form={form} name="intent" value="choose" size="large" block loading={isBusy}>
      {texts.check}
    </Button>
  )
}
