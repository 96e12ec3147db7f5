import type { CheckoutView } from '@shop/contract/checkout'
import type { Visit } from '#app/server/session.server.ts'

/** Filled in with what the account, or the company of whoever buys, is known to want. */
export async function startCheckout({ services }: Visit, read: CheckoutView): Promise<CheckoutView> {
  const started = await services.startCheckout({})
  return started.ok ? { ...started.value, cart: { ...started.value.cart, trace: [], fillers: [] } } : read
}
