import type { CartView } from '@shop/contract/cart-view'
import { useEffect } from 'react'
import { changeCartState, useCartState } from '#app/state/cart.ts'
import { shownCart, withLoaded } from '#app/state/cart-changes.ts'

/** The cart a page came with, and from then on what has become of it in this browser. */
export function useLiveCart(loaded: CartView): CartView {
  const state = useCartState()

  // Hands the server's cart over to the browser's, which lives outside of React.
  useEffect(() => changeCartState((known) => withLoaded(known, loaded)), [loaded])

  const live = state.loaded === loaded ? state : { cart: loaded, optimisticPieces: {} }
  return shownCart(live) ?? loaded
}
