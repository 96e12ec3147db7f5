import { Icon } from '@shop/ui/icon/icon'
import { Stripe } from '@shop/ui/stripe/stripe'
import type { ReactNode } from 'react'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { finderTexts } from '#app/texts/catalog/finder.ts'
import styles from './finder-shell.module.css'
import { CartButton } from './header/cart-button.tsx'
import { Logo } from './header/logo.tsx'

/** One question a screen: nothing around it leads elsewhere but the logo, the cart and the way out. */
export function FinderShell({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={`wrap ${styles.header}`}>
        <Logo />
        <div className={styles.side}>
          <CartButton />
          <ShopLink to="/" className={styles.close}>
            {finderTexts.close} <Icon name="x" />
          </ShopLink>
        </div>
      </header>
      <Stripe />
      <main id="obsah" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
