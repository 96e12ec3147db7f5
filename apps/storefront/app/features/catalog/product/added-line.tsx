import type { CartLineView } from '@shop/contract/cart-view'
import { Button } from '@shop/ui/button/button'
import { Quantity } from '@shop/ui/quantity/quantity'
import { setPieces } from '#app/features/cart/line/set-pieces.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useCartState } from '#app/state/cart.ts'
import { cartTexts } from '#app/texts/cart/cart.ts'

const MOST = 200

/** It is in the cart: now it is about how many, and about going there. */
export function AddedLine({ line: { id, pieces } }: { line: CartLineView }) {
  const { optimisticPieces } = useCartState()
  return (
    <>
      <Quantity
        value={optimisticPieces[id] ?? pieces}
        max={MOST}
        labels={{ value: cartTexts.piecesInCart, less: cartTexts.fewer, more: cartTexts.more }}
        onValueChange={(wished) => void setPieces(id, wished)}
      />
      <Button as={ShopLink} to="/kosik/obsah" prefetch="none" block>
        {cartTexts.viewCart}
      </Button>
    </>
  )
}
