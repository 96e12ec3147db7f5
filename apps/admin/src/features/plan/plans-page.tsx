import { useLocation, useNavigate } from 'react-admin'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { PLANS } from '#app/texts/plan.ts'
import { DemandTable } from './demand-table.tsx'
import { PlanList } from './plan-list.tsx'
import { TroubleTable } from './trouble-table.tsx'

const VIEWS = [
  { key: 'stoji', title: PLANS.views.troubles },
  { key: 'plany', title: PLANS.views.all },
  { key: 'potreba', title: PLANS.views.demand },
] as const

/** First what stands, then everything that runs, then what it takes from the shelf. */
export function PlansPage() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const wanted = new URLSearchParams(search).get('pohled')
  const view = VIEWS.find(({ key }) => key === wanted)?.key ?? 'stoji'
  const open = (key: string) => navigate(`/pravidelne-doruceni?pohled=${key}`)
  useKeys(VIEWS.map(({ key, title }, index) => ({ keys: String(index + 1), label: title, run: () => open(key) })))
  return (
    <Screen title={PLANS.title}>
      <nav className="tool" aria-label={PLANS.title}>
        {VIEWS.map(({ key, title }, index) => (
          <button
            key={key}
            type="button"
            className={key === view ? 'chip on' : 'chip'}
            aria-pressed={key === view}
            onClick={() => open(key)}
          >
            {title} <span className="n">{index + 1}</span>
          </button>
        ))}
      </nav>
      {view === 'stoji' && <TroubleTable />}
      {view === 'plany' && <PlanList />}
      {view === 'potreba' && <DemandTable />}
    </Screen>
  )
}
