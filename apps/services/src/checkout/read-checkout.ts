import { ok } from '@shop/domain/result'
import { loadContextOf } from '#app/cart/describe-cart'
import { findCart } from '#app/cart/read-cart'
import { describeCheckout } from '#app/checkout/describe-checkout'
import type { Context } from '#app/http/context'

export async function readCheckout(context: Context) {
  const { db } = context
  const { row, cart } = await findCart(context)
  const pricing = await loadContextOf(context, row, cart)
  return ok((await describeCheckout(db, row, cart, pricing)).view)
}
