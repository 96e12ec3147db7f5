import { LinkBase, useLocation, useNavigate } from 'react-admin'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { STOCK } from '#app/texts/stock.ts'
import { BatchesTab } from './batches-tab.tsx'
import { CountTab } from './count-tab.tsx'
import { IntakeTab } from './intake-tab.tsx'
import { MovementsTab } from './movements-tab.tsx'
import { ProposalTab } from './proposal-tab.tsx'
import { RecallsTab } from './recalls-tab.tsx'
import { StateTab } from './state-tab.tsx'
import { addressOfTab, STOCK_TABS, type StockTab, tabOf } from './stock-tabs.ts'

const KEYS = [
  ['I', 'intake'],
  ['C', 'count'],
  ['O', 'proposal'],
  ['L', 'movements'],
  ['B', 'batches'],
] as const
const WORK: readonly StockTab[] = ['intake', 'count']

/** What lies in the warehouse; whoever only looks has no tabs in which something is put away or counted. */
export function StockPage() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const mayWork = useMayDo('stock_work')
  const mayBlock = useMayDo('stock_blocks')
  const tabs = STOCK_TABS.filter((tab) => (mayWork || !WORK.includes(tab)) && (mayBlock || tab !== 'recalls'))
  const asked = tabOf(search)
  const tab = asked && tabs.includes(asked) ? asked : (tabs[0] ?? 'state')
  useKeys(
    KEYS.filter(([, one]) => tabs.includes(one)).map(([keys, one]) => ({
      ...{ keys, label: STOCK.keys[one], isInBar: true },
      run: () => navigate(addressOfTab(one)),
    })),
  )
  return (
    <Screen title={STOCK.title}>
      <nav className="tabs" aria-label={STOCK.tabsLabel}>
        {tabs.map((one) => (
          <LinkBase
            key={one}
            to={addressOfTab(one)}
            className={one === tab ? 'on' : undefined}
            aria-current={one === tab ? 'page' : undefined}
          >
            {STOCK.tabs[one]}
          </LinkBase>
        ))}
      </nav>
      {tab === 'intake' && <IntakeTab />}
      {tab === 'state' && <StateTab />}
      {tab === 'count' && <CountTab />}
      {tab === 'movements' && <MovementsTab />}
      {tab === 'proposal' && <ProposalTab />}
      {tab === 'batches' && <BatchesTab />}
      {tab === 'recalls' && <RecallsTab />}
    </Screen>
  )
}
