import { CardButton } from '@shop/ui/card/card-button'
import { cartTexts } from '#app/texts/cart/cart.ts'
import { CartForm } from './cart-form.tsx'
import { showInToast } from './show-in-toast.tsx'

interface AddToCartButtonProps {
  variantId: number
  name: string
  /** Against what is known about the visitor's dogs. */
  isDespite?: boolean
}

/** One piece of a variant into the cart; a plain form, so that it works before any script. */
export function AddToCartButton({ variantId, name, isDespite = false }: AddToCartButtonProps) {
  return (
    <CartForm intent="add" fields={{ variantId }} onAnswer={showInToast}>
      <CardButton
        type="submit"
        icon="bowl"
        variant={isDespite ? 'line' : undefined}
        aria-label={isDespite ? cartTexts.addDespiteLabel(name) : cartTexts.addLabel(name)}
      >
        {isDespite ? cartTexts.addDespite : cartTexts.add}
      </CardButton>
    </CartForm>
  )
}
