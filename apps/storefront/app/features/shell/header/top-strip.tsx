import { PhoneLink } from '#app/navigation/phone-link.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useHeaderNumbers } from '#app/state/common.ts'
import { useMenu } from '#app/state/menus.ts'
import { shellTexts } from '#app/texts/shell/shell.ts'
import styles from './top-strip.module.css'

export function TopStrip() {
  const { freeFrom } = useHeaderNumbers()
  return (
    <div className={`on-dark ${styles.strip}`}>
      <div className={`wrap ${styles.inner}`}>
        <span className={styles.announcement}>
          {freeFrom === null ? null : `${shellTexts.freeShipping(freeFrom)} `}
          {shellTexts.moneyBack}
        </span>
        <nav aria-label={shellTexts.services} className={styles.links}>
          {useMenu('services').map(({ label, to }) => (
            <ShopLink key={to} to={to}>
              {label}
            </ShopLink>
          ))}
          <PhoneLink />
        </nav>
      </div>
    </div>
  )
}
