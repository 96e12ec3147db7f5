import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import type { ReactNode } from 'react'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'
import styles from './empty-cart.module.css'

/** Nothing in it, and the way to something; children show what was bought last time. */
export function EmptyCart({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <EmptyState
        heading="h2"
        title={texts.emptyHeading}
        data-tint="blue"
        action={
          <Button as={ShopLink} to="/produkty">
            {texts.choose}
          </Button>
        }
      >
        <p>{texts.emptyText}</p>
      </EmptyState>
      {children}
    </div>
  )
}
