import type { CartView } from '@shop/contract/cart-view'
import { createListeners } from '@shop/ui/listeners/create-listeners'
import { useSyncExternalStore } from 'react'

/** What the services have last said about the cart, and what somebody wishes before they have answered. */
export interface CartState {
  /** Null until somebody has asked: public pages are the same for everybody, so a cart is never part of one. */
  cart: CartView | null
  /** The cart a page came with, as long as `cart` is that one or what has become of it since. */
  loaded: CartView | null
  /** Pieces by line, as the customer has just set them. */
  optimisticPieces: Readonly<Record<string, number>>
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
export type MessagePlace = 'page' | 'announce' | 'coupon' | 'credits' | 'share' | `line ${string}`

export const NO_CART: CartState = { cart: null, loaded: null, optimisticPieces: {}, message: null }

// Only ever changed in a browser: on the server every request sees it empty.
let known = NO_CART
const { subscribe, notify } = createListeners()

export function changeCartState(transition: (state: CartState) => CartState): void {
  const next = transition(known)
  if (next === known) return
  known = next
  notify()
}

export function readCartState(): CartState {
  return known
}

export function useCartState(): CartState {
  return useSyncExternalStore(subscribe, readCartState, () => NO_CART)
}
