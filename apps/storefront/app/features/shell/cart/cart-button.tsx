import { Icon } from '@shop/ui/icon/icon'
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { askCart } from '#app/features/cart/tell-cart.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { readCartState, shownCart, useCartState } from '#app/state/cart.ts'
import { formatPrice } from '#app/texts/format-price.ts'
import { shellTexts } from '#app/texts/shell.ts'
import actionStyles from '../header/header-actions.module.css'
import styles from './cart-button.module.css'

const CartDrawer = lazy(() => import('./cart-drawer.tsx').then(({ CartDrawer }) => ({ default: CartDrawer })))

/** The bowl. Without scripts it is a link to the cart; with them it opens the cart beside the page. */
export function CartButton() {
  const { pieces, total } = useGlance()
  const [isOpen, setOpen] = useState(false)
  const wasOpened = useRef(false)
  wasOpened.current ||= isOpen

  function openDrawer(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <ShopLink
        to="/kosik/obsah"
        prefetch="none"
        className={`${actionStyles.action} ${styles.cart}`}
        onClick={openDrawer}
      >
        <Icon name="bowl" />
        <span className="visually-hidden">{pieces > 0 ? shellTexts.cartLabel(pieces, total) : shellTexts.cart}</span>
        <span className={actionStyles.label} aria-hidden="true">
          {pieces > 0 ? formatPrice(total) : shellTexts.cart}
        </span>
        {pieces > 0 ? (
          <span className={styles.count} aria-hidden="true">
            {pieces}
          </span>
        ) : null}
      </ShopLink>
      {wasOpened.current ? (
        <Suspense>
          <CartDrawer open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Pages are the same for everybody, so the number comes apart from them, once the page lives. */
function useGlance() {
  const cart = shownCart(useCartState())

  // Asks the server whose cart it is, also when the page comes back out of the browser's memory.
  useEffect(() => {
    void askCart().then(async () => {
      if (!readCartState().cart?.merged) return
      const { announceMerge } = await import('#app/features/cart/announce-merge.tsx')
      announceMerge()
    })
    const askAgain = (event: PageTransitionEvent) => event.persisted && void askCart()
    addEventListener('pageshow', askAgain)
    return () => removeEventListener('pageshow', askAgain)
  }, [])

  return { pieces: cart?.pieces ?? 0, total: cart?.goods.afterCoupon ?? 0 }
}
