import { LinkBase, useLocation, useNavigate } from 'react-admin'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { PRICES } from '#app/texts/price.ts'
import { CouponsTab } from './coupons-tab.tsx'
import { PricesTab } from './prices-tab.tsx'
import { ProposalsTab } from './proposals-tab.tsx'

const SLUGS = { prices: 'ceniky', proposals: 'navrhy', coupons: 'kupony' } as const
type Tab = keyof typeof SLUGS

const addressOf = (tab: Tab) => `/ceny?cast=${SLUGS[tab]}`

/** What things cost, what is proposed, and which coupons run. */
export function PricesPage() {
  const slug = new URLSearchParams(useLocation().search).get('cast')
  const navigate = useNavigate()
  const maySee = { prices: true, proposals: useMayDo('price_proposals'), coupons: useMayDo('coupons') }
  const tabs = (Object.keys(SLUGS) as Tab[]).filter((tab) => maySee[tab])
  const tab = tabs.find((one) => SLUGS[one] === slug) ?? 'prices'
  useKeys(
    tabs.map((one, index) => ({
      keys: String(index + 1),
      label: PRICES.tabs[one],
      run: () => navigate(addressOf(one)),
    })),
  )
  return (
    <Screen title={PRICES.title}>
      <nav className="tabs" aria-label={PRICES.tabsLabel}>
        {tabs.map((one) => (
          <LinkBase
            key={one}
            to={addressOf(one)}
            className={one === tab ? 'on' : undefined}
            aria-current={one === tab ? 'page' : undefined}
          >
            {PRICES.tabs[one]}
          </LinkBase>
        ))}
      </nav>
      {tab === 'prices' && <PricesTab />}
      {tab === 'proposals' && <ProposalsTab />}
      {tab === 'coupons' && <CouponsTab />}
    </Screen>
  )
}
