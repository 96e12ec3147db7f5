import { CardButton } from '@shop/ui/card/card-button'
import { cartTexts } from '#app/texts/cart/cart.ts'
import { CartForm } from './cart-form.tsx'
import { showInToast } from './show-in-toast.tsx'

/** One piece of a variant into the cart; a plain form, so that it works before any script. */
export function AddToCartButton({ variantId, name }: { variantId: number; name: string }) {
  return (
    <CartForm intent="add" fields={{ variantId }} onAnswer={showInToast}>
      <CardButton type="submit" icon="bowl" aria-label={cartTexts.addLabel(name)}>
        {cartTexts.add}
      </CardButton>
    </CartForm>
  )
}
