import { readOwner } from '#app/cart/cart-owner'
import type { Context } from '#app/http/context'
import { enforceLimits, type Limit } from '#app/http/limits'

// A household or an office makes a few carts a day, a robot that adds something on every page makes thousands.
const NEW_CARTS: Limit = { action: 'new-cart', per: 'network', max: 60, windowSeconds: 10 * 60 }

/** Counted before the command begins: only what would make a new guest cart counts. */
export async function limitNewCarts(context: Context): Promise<void> {
  if (readOwner(context) === null) await enforceLimits(context, [NEW_CARTS])
}
