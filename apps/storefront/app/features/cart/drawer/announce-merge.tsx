import type { CartView } from '@shop/contract/cart-view'
import { ToCart } from '#app/features/cart/command/show-in-toast.tsx'
import { showToast } from '#app/state/ui.ts'
import { cartTexts } from '#app/texts/cart/cart.ts'

const KEY = 'cenich.slouceno'

/** Signing in has poured two carts into one: said once, wherever the customer is; the cart holds the way back. */
export function announceMerge({ from, undoUntil }: NonNullable<CartView['merged']>): void {
  if (from !== 'cart' || isKnown(undoUntil)) return
  showToast({ title: cartTexts.merged, tone: 'info', text: <ToCart /> })
}

function isKnown(moment: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === moment) return true
    sessionStorage.setItem(KEY, moment)
    return false
  } catch {
    // Storage may be forbidden; saying it twice does less harm than not at all.
    return false
  }
}
