import { changeCartState, readCartState } from '#app/state/cart.ts'

export const CART_ADDRESS = '/api/kosik'

/** Reads the visitor's own cart beside the page, which is the same for everybody. What was changed meanwhile is newer. */
export async function fetchCart(): Promise<void> {
  const before = readCartState()
  try {
    const { cart } = await (await fetch(CART_ADDRESS)).json()
    changeCartState((state) => (state === before && state.cart !== cart ? { ...state, cart } : state))
  } catch {
    // Nobody can say what is in the cart now; the page works without knowing.
  }
}
