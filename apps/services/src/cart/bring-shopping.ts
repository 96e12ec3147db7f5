import { bringCart } from '#app/cart/bring-cart'
import type { Context } from '#app/http/context'
import { selectCustomerId, selectUser } from '#app/identity/identity.sql'
import { attachGuestOrders } from '#app/order/order.sql'

/** Whoever signs in finds what they did as a guest: the cart of this browser and the orders sent to their address. */
export async function bringShopping(context: Context, userId: string): Promise<void> {
  const customerId = await selectCustomerId(context.db, userId)
  if (customerId === null) return
  await bringCart(context, customerId)
  // An account exists only for an address that was confirmed, so the orders are its owner's.
  const user = await selectUser(context.db, userId)
  if (user) await attachGuestOrders(context.db, customerId, user.email)
}
