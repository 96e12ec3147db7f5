import { useRef } from 'react'
import { ShopNavLink } from '#app/navigation/shop-link.tsx'
import { WhenLeft } from '#app/navigation/when-left.tsx'
import { menuLinks, plainLinks } from '#app/texts/shell/navigation.ts'
import { shellTexts } from '#app/texts/shell/shell.ts'
import styles from './main-nav.module.css'
import { MegaMenu } from './mega-menu.tsx'
import { useProgrammeLinks } from './use-programme-links.ts'

export function MainNav() {
  const programmes = useProgrammeLinks()
  const nav = useRef<HTMLElement>(null)

  return (
    <nav ref={nav} aria-label={shellTexts.mainNavigation} className={styles.nav}>
      <WhenLeft close={() => nav.current?.querySelector<HTMLElement>(':popover-open')?.hidePopover()} />
      <ul className={`wrap ${styles.list}`}>
        {menuLinks.map((menu) => (
          <MegaMenu key={menu.to} menu={menu} />
        ))}
        {[...plainLinks, ...programmes].map(({ label, to }, index) => (
          <li key={to} className={index === plainLinks.length ? styles.apart : undefined}>
            <ShopNavLink to={to} className={`${styles.item}`}>
              {label}
            </ShopNavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
