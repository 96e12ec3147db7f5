import { Icon } from '@shop/ui/icon/icon'
import type { IconName } from '@shop/ui/icon/icon-names'
import { SideNav } from '@shop/ui/side-nav/side-nav'
import { Form } from 'react-router'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { ShopNavLink } from '#app/navigation/shop-link.tsx'
import { favouriteTexts } from '#app/texts/catalog/favourites.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import styles from './account-nav.module.css'

const LINKS: { to: ShopAddress; icon: IconName; label: string }[] = [
  { to: '/ucet/prehled', icon: 'home', label: accountTexts.navOverview },
  { to: '/ucet/objednavky', icon: 'box', label: accountTexts.navOrders },
  { to: '/ucet/pravidelne-doruceni', icon: 'repeat', label: accountTexts.navPlans },
  { to: '/ucet/prehled-kreditu', icon: 'star', label: accountTexts.navCredits },
  { to: '/ucet/psi', icon: 'bowl', label: accountTexts.navDogs },
  { to: '/ucet/oblibene', icon: 'heart', label: favouriteTexts.nav },
  { to: '/ucet/adresy', icon: 'pin', label: accountTexts.navAddresses },
  { to: '/ucet/zpravy', icon: 'mail', label: accountTexts.navMessages },
  { to: '/moje-recenze', icon: 'chat', label: accountTexts.navReviews },
  { to: '/ucet/osobni-udaje', icon: 'user', label: accountTexts.navPersonal },
  { to: '/ucet/zmena-hesla', icon: 'lock', label: accountTexts.navPassword },
]

export function AccountNav() {
  return (
    <SideNav label={accountTexts.nav}>
      {LINKS.map(({ to, icon, label }) => (
        <ShopNavLink key={to} to={to}>
          <Icon name={icon} />
          {label}
        </ShopNavLink>
      ))}
      <Form method="post" action="/odhlaseni" reloadDocument>
        <button type="submit" className={styles.signOut}>
          <Icon name="logout" />
          {accountTexts.signOut}
        </button>
      </Form>
    </SideNav>
  )
}
