import type { CustomerSummary } from '@shop/contract/identity'
import { COMPANY_ROLES } from '@shop/domain/company/company-rights'
import { Icon } from '@shop/ui/icon/icon'
import type { IconName } from '@shop/ui/icon/icon-names'
import { SideNav } from '@shop/ui/side-nav/side-nav'
import { Form, useRouteLoaderData } from 'react-router'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { ShopNavLink } from '#app/navigation/shop-link.tsx'
import { favouriteTexts } from '#app/texts/catalog/favourites.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import styles from './account-nav.module.css'

interface AccountLink {
  to: ShopAddress
  icon: IconName
  label: string
  /** Whose page it is; everybody's without a word. */
  groups?: readonly string[]
  /** Of which people of a company it is as well, whatever terms it has now. */
  company?: readonly string[]
}

type SignedIn = Pick<CustomerSummary, 'group' | 'company'>

/** Groups that ask for approval. */
const PARTNERS = ['velkoobchod', 'chovatel', 'trener']

const LINKS: AccountLink[] = [
  { to: '/ucet/prehled', icon: 'home', label: accountTexts.navOverview },
  { to: '/ucet/objednavky', icon: 'box', label: accountTexts.navOrders },
  { to: '/ucet/pravidelne-doruceni', icon: 'repeat', label: accountTexts.navPlans },
  { to: '/ucet/prehled-kreditu', icon: 'star', label: accountTexts.navCredits },
  { to: '/ucet/psi', icon: 'bowl', label: accountTexts.navDogs },
  { to: '/ucet/oblibene', icon: 'heart', label: favouriteTexts.nav },
  {
    ...{ to: '/ucet/firma', icon: 'shop', label: accountTexts.company.heading },
    ...{ groups: ['velkoobchod'], company: ['owner', ...COMPANY_ROLES] },
  },
  {
    ...{ to: '/velkoobchod/rychla-objednavka', icon: 'box', label: accountTexts.navQuickOrder },
    ...{ groups: ['velkoobchod'], company: ['buyer', 'approver', 'manager'] },
  },
  { to: '/ucet/prodejna', icon: 'pin', label: accountTexts.navRetailer, groups: ['velkoobchod'] },
  { to: '/ucet/vrhy', icon: 'scale', label: accountTexts.navLitters, groups: ['chovatel'] },
  { to: '/ucet/muj-kod', icon: 'percent', label: accountTexts.navPartner, groups: ['trener'] },
  { to: '/ucet/skupiny', icon: 'user', label: accountTexts.navGroups, groups: ['trener'] },
  { to: '/ucet/propojeni', icon: 'compare', label: accountTexts.navConnections, groups: PARTNERS },
  { to: '/ucet/adresy', icon: 'pin', label: accountTexts.navAddresses },
  { to: '/ucet/reklamace', icon: 'truck', label: accountTexts.navComplaints },
  { to: '/ucet/zpravy', icon: 'mail', label: accountTexts.navMessages },
  { to: '/moje-recenze', icon: 'chat', label: accountTexts.navReviews },
  { to: '/ucet/osobni-udaje', icon: 'user', label: accountTexts.navPersonal },
  { to: '/ucet/zmena-hesla', icon: 'lock', label: accountTexts.navPassword },
]

export function AccountNav() {
  const { group = '', company = null } = useRouteLoaderData<SignedIn>('signed-in') ?? {}
  const isOpen = ({ groups, company: roles = [] }: AccountLink) =>
    groups === undefined || groups.includes(group) || (company !== null && roles.includes(company))
  return (
    <SideNav label={accountTexts.nav}>
      {LINKS.filter(isOpen).map(({ to, icon, label }) => (
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
