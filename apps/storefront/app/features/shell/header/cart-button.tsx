import { formatPrice } from '@shop/czech/format-price'
import { Icon } from '@shop/ui/icon/icon'
import { type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { fetchCart } from '#app/features/cart/command/fetch-cart.ts'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { NO_CART, useCartState } from '#app/state/cart.ts'
import { shellTexts } from '#app/texts/shell/shell.ts'
import styles from './cart-button.module.css'
import actionStyles from './header-actions.module.css'

const CartBeside = lazyWithTimeout(() => import('#app/features/shell/cart/cart-beside.tsx'), 'CartBeside')

const EMPTY = { pieces: 0, goods: { afterCoupon: 0 } }

/** The bowl. Without scripts it is a link to the cart; with them it opens the cart beside the page. */
export function CartButton() {
  const state = useCartState()
  const [isOpen, setOpen] = useState(false)
  const { pieces, goods } = state.cart ?? EMPTY
  const total = goods.afterCoupon
  const isNeeded = useRef(false)
  isNeeded.current ||= isOpen || state !== NO_CART

  // Pages are the same for everybody, so the cart is asked for apart from them, once the page lives.
  useEffect(() => void fetchCart(), [])

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
      {isNeeded.current ? (
        <Suspense>
          <CartBeside open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
