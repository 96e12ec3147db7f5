import type { CartView } from '@shop/contract/cart-view'
import { type CartMessage, type CartState, NO_CART } from './cart.ts'

/** Answers come in the order of the questions, so the last word is the newest. */
export function withAnswer(state: CartState, cart: CartView | null): CartState {
  return cart ? { ...state, cart } : state
}

/** A page has come with a cart of its own: newer than whatever was known. */
export function withLoaded(state: CartState, loaded: CartView): CartState {
  return state.loaded === loaded ? state : { ...NO_CART, cart: loaded, loaded }
}

export function withWish(state: CartState, lineId: string, pieces: number): CartState {
  return { ...state, optimisticPieces: { ...state.optimisticPieces, [lineId]: pieces } }
}

export function withoutWish(state: CartState, lineId: string): CartState {
  const { [lineId]: _gone, ...optimisticPieces } = state.optimisticPieces
  return { ...state, optimisticPieces }
}

export function withMessage(state: CartState, message: CartMessage | null): CartState {
  return { ...state, message }
}

/** The cart with wishes laid over it: counts move at once, sums of the whole cart wait for the services. */
export function shownCart({ cart, optimisticPieces }: Pick<CartState, 'cart' | 'optimisticPieces'>): CartView | null {
  if (!cart || Object.keys(optimisticPieces).length === 0) return cart
  const lines = cart.lines.map((line) => {
    const pieces = optimisticPieces[line.id]
    return pieces === undefined || line.isGift ? line : { ...line, pieces, amount: line.unitPrice * pieces }
  })
  const pieces = lines.reduce((sum, line) => sum + (line.isGift ? 0 : line.pieces), 0)
  return { ...cart, lines, pieces }
}
