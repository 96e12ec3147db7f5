import { Suspense, useEffect, useRef } from 'react'
import { fetchCart } from '#app/features/cart/command/fetch-cart.ts'
import { lazyWithTimeout, loadPiece } from '#app/navigation/lazy-with-timeout.ts'
import { useCartState } from '#app/state/cart.ts'

const ToastPlace = lazyWithTimeout(() => import('#app/features/shell/messages/toast-place.tsx'), 'ToastPlace')
const CartDrawer = lazyWithTimeout(() => import('./cart-drawer.tsx'), 'CartDrawer')

/** What a cart needs beside the page: comes with the first piece, so that who only looks around carries none of it. */
export function CartBeside({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { cart } = useCartState()
  const wasOpened = useRef(false)
  wasOpened.current ||= open

  // Toasts live outside of React; the merge is said there once it is known.
  useEffect(() => {
    const merged = cart?.merged
    if (merged)
      void loadPiece(() => import('#app/features/cart/drawer/announce-merge.tsx')).then((module) =>
        module.announceMerge(merged),
      )
  }, [cart])

  // A page that comes back out of the browser's memory shows the cart as it was when it was left.
  useEffect(() => {
    const askAgain = ({ persisted }: PageTransitionEvent) => persisted && void fetchCart()
    addEventListener('pageshow', askAgain)
    return () => removeEventListener('pageshow', askAgain)
  }, [])

  return (
    <>
      <Suspense>
        <ToastPlace />
      </Suspense>
      {wasOpened.current ? (
        <Suspense>
          <CartDrawer open={open} onClose={onClose} />
        </Suspense>
      ) : null}
    </>
  )
}
