import type { CartLineView } from '@shop/contract/cart-view'
import { Button } from '@shop/ui/button/button'
import { Quantity } from '@shop/ui/quantity/quantity'
import { setPieces } from '#app/features/cart/line/set-pieces.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useCartState } from '#app/state/cart.ts'
import { cartTexts } from '#app/texts/cart/cart.ts'
import { productTexts } from '#app/texts/catalog/product.ts'

const MOST = 200

/** It is in the cart: now it is about how many, and about going there. */
export function AddedLine({ line: { id, pieces, regularWeeks } }: { line: CartLineView }) {
  const { optimisticPieces } = useCartState()
  return (
    <>
      <Quantity
        value={optimisticPieces[id] ?? pieces}
        max={MOST}
        labels={{ value: cartTexts.piecesInCart, less: cartTexts.fewer, more: cartTexts.more }}
        onValueChange={(wished) => void setPieces(id, wished)}
      />
      {/* Whoever wants it again and again has chosen; whoever has bought before finds the last step filled in. */}
      <Button
        as={ShopLink}
        to={regularWeeks === null ? '/kosik/obsah' : '/kosik/doprava-a-platba'}
        prefetch="none"
        block
      >
        {regularWeeks === null ? cartTexts.viewCart : productTexts.toOrder}
      </Button>
    </>
  )
}
