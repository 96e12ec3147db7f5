import { useQuery } from '@tanstack/react-query'
import { LinkBase, useLocation, useNavigate } from 'react-admin'
import { callFunction } from '#app/data/data-fetch.ts'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { PAYMENT } from '#app/texts/payment.ts'
import { CashTab } from './cash-tab.tsx'
import { DocumentsTab } from './documents-tab.tsx'
import { MovementsTab } from './movements-tab.tsx'
import type { MoneySums } from './payment-rows.ts'
import { ReceivablesTab } from './receivables-tab.tsx'
import { RefundsTab } from './refunds-tab.tsx'
import { VouchersTab } from './voucher/vouchers-tab.tsx'

const TABS = ['movements', 'refunds', 'cash', 'receivables', 'documents', 'vouchers'] as const
type Tab = (typeof TABS)[number]

const SLUGS: Record<Tab, string> = {
  movements: 'k-prirazeni',
  refunds: 'vratky',
  cash: 'dobirky',
  receivables: 'po-splatnosti',
  documents: 'doklady',
  vouchers: 'poukazy',
}

const addressOf = (tab: Tab) => `/platby?fronta=${SLUGS[tab]}`

/** Money that waits for a person: whose it is, whom it goes back to, who still owes it. */
export function PaymentsPage() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const slug = new URLSearchParams(search).get('fronta')
  const tab = TABS.find((one) => SLUGS[one] === slug) ?? 'movements'
  const { data: sums } = useQuery({
    queryKey: ['payment', 'sums'],
    queryFn: () => callFunction<MoneySums>('staff_money'),
  })
  useKeys(
    TABS.map((one, index) => ({
      keys: String(index + 1),
      label: PAYMENT.tabs[one],
      run: () => navigate(addressOf(one)),
    })),
  )
  return (
    <Screen title={PAYMENT.title}>
      <nav className="tabs" aria-label={PAYMENT.tabsLabel}>
        {TABS.map((one) => (
          <LinkBase
            key={one}
            to={addressOf(one)}
            className={one === tab ? 'on' : undefined}
            aria-current={one === tab ? 'page' : undefined}
          >
            {PAYMENT.tabs[one]} <span className="n">{sums ? waitingIn(one, sums) : ''}</span>
          </LinkBase>
        ))}
      </nav>
      {tab === 'movements' && <MovementsTab />}
      {tab === 'refunds' && <RefundsTab />}
      {tab === 'cash' && <CashTab sums={sums?.cash ?? []} />}
      {tab === 'receivables' && <ReceivablesTab sums={sums?.receivables ?? []} />}
      {tab === 'documents' && <DocumentsTab />}
      {tab === 'vouchers' && <VouchersTab />}
    </Screen>
  )
}

/** What is late or held; parcels on their way and invoices in time wait for nobody. */
function waitingIn(tab: Tab, { movements, refunds, cash, receivables }: MoneySums): number | null {
  const sum = (shares: readonly { age: string; count: number }[], calm: string) =>
    shares.reduce((count, share) => count + (share.age === calm ? 0 : share.count), 0)
  if (tab === 'movements') return movements.count
  if (tab === 'refunds') return refunds.count
  if (tab === 'cash') return sum(cash, 'on_way')
  return tab === 'receivables' ? sum(receivables, 'not_due') : null
}
