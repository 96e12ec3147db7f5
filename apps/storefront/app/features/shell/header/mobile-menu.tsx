import { Drawer } from '@shop/ui/drawer/drawer'
import { Icon } from '@shop/ui/icon/icon'
import { IconButton } from '@shop/ui/icon-button/icon-button'
import { modalTrigger } from '@shop/ui/modal/modal-trigger'
import { Stripe } from '@shop/ui/stripe/stripe'
import { useRef } from 'react'
import logo from '#app/features/shell/assets/logo.svg'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { WhenLeft } from '#app/navigation/when-left.tsx'
import { useContact } from '#app/state/common.ts'
import { useMenu } from '#app/state/menus.ts'
import { PROTEINS } from '#app/texts/shell/navigation.ts'
import { shellTexts } from '#app/texts/shell/shell.ts'
import { toMenuExtras } from './menu-extras.ts'
import styles from './mobile-menu.module.css'
import { useProgrammeLinks } from './use-programme-links.ts'

const ID = 'nabidka'

/** A native dialog opened by an attribute of its button, so it works before and without scripts. */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null)
  const main = useMenu('main')
  const extras = toMenuExtras([...useProgrammeLinks(), ...useMenu('mobile')], useContact())

  return (
    <>
      <WhenLeft close={() => dialog.current?.close()} />
      <IconButton icon="menu" label={shellTexts.openMenu} className={styles.button} {...modalTrigger(ID)} />
      <Drawer
        id={ID}
        ref={dialog}
        side="start"
        className={styles.menu}
        title={<img src={logo} alt={shellTexts.menu} width="130" height="30" />}
        closeLabel={shellTexts.closeMenu}
      >
        <Stripe className={styles.stripe} />
        <nav aria-label={shellTexts.menu}>
          <ul className={styles.big}>
            {main.map(({ label, to }) => (
              <li key={to}>
                <ShopLink to={to}>
                  {label} <Icon name="right" />
                </ShopLink>
              </li>
            ))}
          </ul>
          <ul className={styles.proteins} aria-label={shellTexts.byMeat}>
            {PROTEINS.map(({ tint, code, label }) => (
              <li key={code}>
                <ShopLink to={`/produkty?maso=${code}`} data-tint={tint}>
                  {label}
                </ShopLink>
              </li>
            ))}
          </ul>
          <ul className={styles.more}>
            {extras.map(({ icon, label, to }) => (
              <li key={to}>
                <ShopLink to={to}>
                  <Icon name={icon} />
                  {label}
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      </Drawer>
    </>
  )
}
