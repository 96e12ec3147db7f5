import { findTerms } from '#app/application/find-terms'
import { bringCart } from '#app/cart/bring-cart'
import { bringFavourites } from '#app/customer/bring-favourites'
import { findPrizes } from '#app/fair/find-prizes'
import type { Context } from '#app/http/context'
import { selectCustomerId, selectUser } from '#app/identity/identity.sql'
import { insertEarnedCredits } from '#app/order/earned-credits.sql'
import { keepDetailsOfOrders } from '#app/order/kept-details.sql'
import { attachGuestOrders, selectEarningLate } from '#app/order/order.sql'
import { settleOrderCredits } from '#app/order/settle-order-credits'

/** Whoever signs in finds what they did as a guest: the cart and the hearts of this browser and the orders sent to their address. */
export async function carryOverGuest(context: Context, userId: string): Promise<void> {
  const customerId = await selectCustomerId(context.db, userId)
  if (customerId === null) return
  // Locks the customer only; everybody locks that before a cart.
  await bringFavourites(context, customerId)
  await bringCart(context, customerId)
  // An account exists only for an address that was confirmed, so the orders are its owner's.
  const user = await selectUser(context.db, userId)
  if (!user) return
  await findTerms(context, user.email)
  await findPrizes(context, customerId, user.email)
  const attached = await attachGuestOrders(context.db, customerId, user.email)
  if (attached.length === 0) return
  await keepDetailsOfOrders(context.db, attached, context.now)
  for (const orderId of await selectEarningLate(context.db, attached, context.now)) {
    await insertEarnedCredits(context.db, orderId, context.now)
    await settleOrderCredits(context, orderId)
  }
}
