import type { CartView } from '@shop/contract/cart-view'
import { useSyncExternalStore } from 'react'

/** What the services have last said about the cart, and what somebody wishes before they have answered. */
export interface CartState {
  /** Null until somebody has asked: public pages are the same for everybody, so a cart is never part of one. */
  cart: CartView | null
  /** The cart a page came with, as long as `cart` is that one or what has become of it since. */
  loaded: CartView | null
  /** Pieces by line, as the customer has just set them. */
  wishes: Readonly<Record<string, number>>
  message: CartMessage | null
}

/** One sentence about the last change, shown where it belongs. */
export interface CartMessage {
  tone: 'success' | 'danger'
  text: string
  place: MessagePlace
  /** What was removed and can be put back. */
  undo?: { variantId: number; pieces: number; weeks: number | null }
}

/** `ear` is read out and shown nowhere: the eye has seen the number change. */
export type MessagePlace = 'page' | 'ear' | 'coupon' | 'credits' | 'share' | `line ${string}`

export const NO_CART: CartState = { cart: null, loaded: null, wishes: {}, message: null }

/** Answers come in the order of the questions, so the last word is the newest. */
export function withAnswer(state: CartState, cart: CartView | null): CartState {
  return cart ? { ...state, cart } : state
}

/** The cart as it was read; null when there is none, for example after signing out. */
export function withRead(state: CartState, cart: CartView | null): CartState {
  return { ...state, cart }
}

/** A page has come with a cart of its own: newer than whatever was known. */
export function withLoaded(state: CartState, loaded: CartView): CartState {
  return state.loaded === loaded ? state : { ...NO_CART, cart: loaded, loaded }
}

export function withWish(state: CartState, lineId: string, pieces: number): CartState {
  return { ...state, wishes: { ...state.wishes, [lineId]: pieces } }
}

export function withoutWish(state: CartState, lineId: string): CartState {
  const { [lineId]: _gone, ...wishes } = state.wishes
  return { ...state, wishes }
}

export function withMessage(state: CartState, message: CartMessage | null): CartState {
  return { ...state, message }
}

/** The cart with wishes laid over it: counts move at once, sums of the whole cart wait for the services. */
export function shownCart({ cart, wishes }: Pick<CartState, 'cart' | 'wishes'>): CartView | null {
  if (!cart || Object.keys(wishes).length === 0) return cart
  const lines = cart.lines.map((line) => {
    const pieces = wishes[line.id]
    return pieces === undefined || line.isGift ? line : { ...line, pieces, amount: line.unitPrice * pieces }
  })
  const pieces = lines.reduce((sum, line) => sum + (line.isGift ? 0 : line.pieces), 0)
  return { ...cart, lines, pieces }
}

// Only ever changed in a browser: on the server every request sees it empty.
let known = NO_CART
const listeners = new Set<() => void>()

export function changeCartState(transition: (state: CartState) => CartState): void {
  const next = transition(known)
  if (next === known) return
  known = next
  for (const listener of listeners) listener()
}

export function readCartState(): CartState {
  return known
}

export function useCartState(): CartState {
  return useSyncExternalStore(subscribe, readCartState, () => NO_CART)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
