import { useRef } from 'react'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { ShopNavLink } from '#app/navigation/shop-link.tsx'
import { WhenLeft } from '#app/navigation/when-left.tsx'
import { useMenu } from '#app/state/menus.ts'
import { shellTexts } from '#app/texts/shell/shell.ts'
import styles from './main-nav.module.css'
import { MegaMenu } from './mega-menu.tsx'
import { useProgrammeLinks } from './use-programme-links.ts'

export function MainNav() {
  const main = useMenu('main')
  const programmes = useProgrammeLinks()
  const nav = useRef<HTMLElement>(null)

  return (
    <nav ref={nav} aria-label={shellTexts.mainNavigation} className={styles.nav}>
      <WhenLeft close={() => nav.current?.querySelector<HTMLElement>(':popover-open')?.hidePopover()} />
      <ul className={`wrap ${styles.list}`}>
        {main.map(({ label, to, panel }) =>
          panel ? (
            <MegaMenu key={to} label={label} category={to} panel={panel} />
          ) : (
            <Item key={to} label={label} to={to} />
          ),
        )}
        {programmes.map(({ label, to }, index) => (
          <Item key={to} label={label} to={to} isApart={index === 0} />
        ))}
      </ul>
    </nav>
  )
}

function Item({ label, to, isApart = false }: NamedLink & { isApart?: boolean }) {
  return (
    <li className={isApart ? styles.apart : undefined}>
      <ShopNavLink to={to} className={`${styles.item}`}>
        {label}
      </ShopNavLink>
    </li>
  )
}
