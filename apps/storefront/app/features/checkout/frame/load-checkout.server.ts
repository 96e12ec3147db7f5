import type { CheckoutView } from '@shop/contract/checkout'
import type { Visit } from '#app/server/session.server.ts'

/** The checkout of this visitor, or nothing when there is nothing to check out. */
export async function loadCheckout({ services }: Visit): Promise<CheckoutView | null> {
  const answer = await services.checkout({})
  if (!answer.ok) throw new Error(`The checkout cannot be read: ${answer.code}`)
  const { cart } = answer.value
  // Reasons of prices and offers belong to the cart; here they would only make the page heavier.
  return cart.lines.length > 0 ? { ...answer.value, cart: { ...cart, trace: [], fillers: [] } } : null
}
