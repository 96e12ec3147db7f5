import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { actOnPlan } from '#app/features/customer/plan/act-on-plan.server.ts'
import { toComingParcels } from '#app/features/customer/plan/coming-parcels.ts'
import { ComingParcels } from '#app/features/customer/plan/coming-parcels-view.tsx'
import { EmptyPlans } from '#app/features/customer/plan/empty-plans.tsx'
import { loadPlans } from '#app/features/customer/plan/load-plans.server.ts'
import { PlanCard } from '#app/features/customer/plan/plan-card.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { customerOf, visitOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { planTexts as texts } from '#app/texts/customer/plan.ts'
import type { Route } from './+types/plans.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadPlans(visitOf(context), customerOf(context), url.searchParams)
}

export async function action({ request, context }: Route.ActionArgs) {
  return actOnPlan(request, visitOf(context).services)
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function Plans({ loaderData, actionData }: Route.ComponentProps) {
  const { plans, panel, done, today } = loaderData
  const coming = toComingParcels(plans)
  const [nearest] = plans.flatMap(({ plan: { cycle } }) => (cycle?.canChange ? [cycle.deliveryTo] : [])).toSorted()
  return (
    <AccountPage heading={texts.heading}>
      {nearest ? <p className="lead">{texts.lead(nearest)}</p> : null}
      {plans.length === 0 ? <EmptyPlans /> : null}
      {plans.map((item) => {
        const { planId } = item.plan
        return (
          <PlanCard
            key={planId}
            item={item}
            today={today}
            panel={panel?.planId === planId ? panel : null}
            done={done?.planId === planId ? done : null}
            state={stateOf(`plan-${planId}`, actionData)}
          />
        )
      })}
      {coming.length > 0 ? <ComingParcels parcels={coming} today={today} /> : null}
    </AccountPage>
  )
}
