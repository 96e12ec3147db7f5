import type { CheckoutView } from '@shop/contract/checkout'
import type { Cart } from '@shop/domain/cart/cart'
import { ok, type Result, refuse } from '@shop/domain/result'
import { type CartRow, selectCartLines } from '#app/cart/cart.sql'
import { lockCart, saveCart } from '#app/cart/change-cart'
import { loadContextOf, targetOf } from '#app/cart/describe-cart'
import { aimAt, type PricingContext } from '#app/cart/load-pricing-context'
import { describeCheckout } from '#app/checkout/describe-checkout'
import type { Context } from '#app/http/context'

type Change<Code extends string> = (
  row: CartRow,
  cart: Cart,
  pricing: PricingContext,
) => Promise<Result<Partial<CartRow>, Code>>

/** Every step of the checkout: lock the cart, read it again, change its choice, answer with the whole checkout. */
export async function changeCheckout<Code extends string = never>(
  context: Context,
  change: Change<Code>,
): Promise<Result<CheckoutView, Code | 'cart_gone'>> {
  const { db } = context
  const row = await lockCart(context)
  if (!row) return refuse('cart_gone')
  const cart = { ...(await selectCartLines(db, row.id)), couponCode: row.couponCode }
  if (cart.lines.length === 0) return refuse('cart_gone')
  const pricing = await loadContextOf(context, row, cart)
  const result = await change(row, cart, pricing)
  if (!result.ok) return result
  const saved = await saveCart(context, { ...row, ...result.value }, cart, pricing)
  // A new e-mail may be known to a coupon or have orders already, and so may a phone.
  const isSame = saved.details?.email === row.details?.email && saved.details?.phone === row.details?.phone
  const asked = isSame ? await aimAt(context, pricing, targetOf(saved)) : await loadContextOf(context, saved, cart)
  return ok((await describeCheckout(db, saved, cart, asked)).view)
}
