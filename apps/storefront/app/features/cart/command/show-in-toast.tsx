import { TextLink } from '@shop/ui/text-link/text-link'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { changeCartState } from '#app/state/cart.ts'
import { withMessage } from '#app/state/cart-changes.ts'
import { showToast } from '#app/state/ui.ts'
import { cartTexts } from '#app/texts/cart/cart.ts'
import type { CartAnswer } from './post-cart-form.ts'

/** Beside goods the answer comes as a toast: the customer goes on choosing. */
export function showInToast({ ok, message }: CartAnswer): void {
  if (!message) return
  // Also when nothing came into the cart: the change wakes what shows toasts.
  changeCartState((state) => withMessage(state, { ...message, place: 'announce' }))
  showToast({ title: message.text, tone: message.tone, text: ok ? <ToCart /> : undefined })
}

export function ToCart() {
  return (
    <TextLink as={ShopLink} to="/kosik/obsah" prefetch="none">
      {cartTexts.viewCart}
    </TextLink>
  )
}
