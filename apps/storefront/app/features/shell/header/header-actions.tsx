import { Icon } from '@shop/ui/icon/icon'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { shellTexts } from '#app/texts/shell/shell.ts'
import { CartButton } from './cart-button.tsx'
import styles from './header-actions.module.css'

export function HeaderActions() {
  return (
    <div className={styles.actions}>
      <ShopLink to="/ucet/prehled" prefetch="none" className={styles.action} aria-label={shellTexts.account}>
        <Icon name="user" />
        <span className={styles.label}>{shellTexts.account}</span>
      </ShopLink>
      <CartButton />
    </div>
  )
}
