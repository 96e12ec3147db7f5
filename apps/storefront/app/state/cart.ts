/** What the shell shows of a cart. Money is whole haléře. */
export interface CartGlance {
  pieces: number
  total: number
}

export const emptyCart: CartGlance = { pieces: 0, total: 0 }

/** Public pages are the same for everybody, so a cart is never part of one: every page starts with an empty one. */
export function useCart(): CartGlance {
  return emptyCart
}
