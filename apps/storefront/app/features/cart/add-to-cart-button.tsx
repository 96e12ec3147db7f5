import { CardButton } from '@shop/ui/card/card-button'
import { Form } from 'react-router'
import { cartTexts } from '#app/texts/cart.ts'

/** One piece of a variant into the cart; a plain form, so that it works before any script. */
export function AddToCartButton({ variantId, name }: { variantId: number; name: string }) {
  return (
    <Form method="post" action="/kosik/obsah">
      <input type="hidden" name="variantId" value={variantId} />
      <CardButton type="submit" name="intent" value="add" icon="bowl" aria-label={cartTexts.addLabel(name)}>
        {cartTexts.add}
      </CardButton>
    </Form>
  )
}
