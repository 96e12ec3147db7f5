import type { StaffPlanView } from '@shop/contract/plan/staff-plan'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useNavigate, useParams } from 'react-admin'
import { callFunction } from '#app/data/data-fetch.ts'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { Note } from '#app/parts/note.tsx'
import { PlanState } from '#app/parts/plan-state.tsx'
import { Presence } from '#app/parts/presence.tsx'
import { runCommand } from '#app/session/services.ts'
import { PARTS } from '#app/texts/parts.ts'
import { PLAN, PLANS } from '#app/texts/plan.ts'
import { PlanActions } from './plan-actions.tsx'
import { PlanCycles } from './plan-cycles.tsx'
import type { PlanDetail } from './plan-detail.ts'
import { PlanHistory } from './plan-history.tsx'
import { PlanLines } from './plan-lines.tsx'
import { PlanRunway } from './plan-runway.tsx'
import { PlanSettings } from './plan-settings.tsx'

/** What is stored comes from the data service, what it costs and may still become from the services. */
export function PlanPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const stored = useQuery({
    queryKey: ['staff_plan', id],
    queryFn: () => callFunction<PlanDetail | null>('staff_plan', { wanted: Number(id) }),
  })
  const priced = useQuery({ queryKey: ['staff_plan_priced', id], queryFn: () => readPriced(Number(id)) })
  useKeys([{ keys: 'Esc', label: PLAN.back, run: () => navigate('/pravidelne-doruceni') }])
  if (stored.isPending || priced.isPending) return <Screen title={PLANS.title}>{null}</Screen>
  if (stored.isError || !stored.data) {
    return (
      <Screen title={PLANS.title}>
        <p className="pad mut">{stored.isError ? PARTS.failed : PLAN.unknown}</p>
      </Screen>
    )
  }
  const plan = stored.data
  return (
    <Screen
      title={PLAN.title(plan.id)}
      head={
        <>
          <PlanState state={plan.state} />
          <span className="mut hide-m">{plan.person.name}</span>
          <LinkBase to="/pravidelne-doruceni">{PLANS.title}</LinkBase>
          <Presence object={`plan:${plan.id}`} mode="view" />
        </>
      }
    >
      <Body plan={plan} view={priced.data ?? null} />
    </Screen>
  )
}

/** Null for a plan whose owner was forgotten: nothing of it is priced any more. */
async function readPriced(planId: number): Promise<StaffPlanView | null> {
  const answer = await runCommand('staffPlan', { planId })
  return answer.ok ? answer.value : null
}

function Body({ plan, view }: { plan: PlanDetail; view: StaffPlanView | null }) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const client = useQueryClient()
  const refresh = async (said: string | null) => {
    setRefusal(said)
    await client.invalidateQueries({ queryKey: ['staff_plan', String(plan.id)] })
    await client.invalidateQueries({ queryKey: ['staff_plan_priced', String(plan.id)] })
    await client.invalidateQueries({ queryKey: ['staff_plan_troubles'] })
  }
  return (
    <div className="cols pl1">
      <div className="pane">
        {view && <PlanActions plan={plan} view={view} onDone={refresh} />}
        {refusal && <Note kind="bad">{refusal}</Note>}
        {view && <PlanRunway plan={plan} view={view} />}
        {view && <PlanLines lines={view.lines} cycle={view.cycle} stock={plan.stock} />}
        <PlanCycles cycles={plan.cycles} />
      </div>
      <aside className="pane soft" aria-label={PLAN.settings}>
        <PlanSettings plan={plan} view={view} onRevealed={() => refresh(null)} />
        <PlanHistory events={plan.events} />
      </aside>
    </div>
  )
}
