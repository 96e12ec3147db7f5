import logo from '#app/features/shell/assets/logo.svg'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { shellTexts } from '#app/texts/shell/shell.ts'
import styles from './logo.module.css'

export function Logo() {
  return (
    <ShopLink to="/" className={styles.logo}>
      <img src={logo} alt={shellTexts.logo} width="180" height="42" />
    </ShopLink>
  )
}
