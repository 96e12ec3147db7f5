import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { ShopNavLink } from '#app/navigation/shop-link.tsx'
import { menuLinks, plainLinks } from '#app/texts/shell/navigation.ts'
import { shellTexts } from '#app/texts/shell/shell.ts'
import styles from './main-nav.module.css'
import { MegaMenu } from './mega-menu.tsx'
import { useProgrammeLinks } from './use-programme-links.ts'

export function MainNav() {
  const { key } = useLocation()
  const programmes = useProgrammeLinks()
  const nav = useRef<HTMLElement>(null)

  // A popover survives a change of page; whoever followed a link from it wants to see where it led.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page changed, whatever the key is
  useEffect(() => () => nav.current?.querySelector<HTMLElement>(':popover-open')?.hidePopover(), [key])

  return (
    <nav ref={nav} aria-label={shellTexts.mainNavigation} className={styles.nav}>
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
