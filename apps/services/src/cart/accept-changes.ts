import { acceptChanges as accept, findChanges } from '@shop/domain/cart/find-changes'
import { ok } from '@shop/domain/result'
import { changeCart } from '#app/cart/change-cart'
import { variantOf } from '#app/cart/load-pricing-context'
import type { Context } from '#app/http/context'

export async function acceptChanges(context: Context, seen: { version: number | null }) {
  return changeCart(context, { seen, withoutCart: { refuse: 'cart_gone' } }, (cart, pricing) =>
    ok({
      cart: accept(
        cart,
        findChanges(cart, (id) => variantOf(pricing, id)),
      ),
    }),
  )
}
