import { Icon } from '@shop/ui/icon/icon'
import { SEARCH_ID } from '#app/features/shell/search/search-form.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { shellTexts } from '#app/texts/shell/shell.ts'
import { CartButton } from './cart-button.tsx'
import styles from './header-actions.module.css'

export function HeaderActions() {
  return (
    <div className={styles.actions}>
      {/* Whoever presses it stands in the field: the browser does that, so it needs no script. */}
      <label htmlFor={SEARCH_ID} className={`${styles.action} ${styles.search}`}>
        <Icon name="search" />
        <span className="visually-hidden">{shellTexts.search}</span>
      </label>
      <ShopLink to="/ucet/prehled" prefetch="none" className={styles.action} aria-label={shellTexts.account}>
        <Icon name="user" />
        <span className={styles.label}>{shellTexts.account}</span>
      </ShopLink>
      <CartButton />
    </div>
  )
}
