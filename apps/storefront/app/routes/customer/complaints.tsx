import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { CaseList } from '#app/features/order/case/case-list.tsx'
import { OrderChoice } from '#app/features/order/case/order-choice.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { caseEntryTexts } from '#app/texts/order/case-entry.ts'
import type { Route } from './+types/complaints.ts'

const texts = accountTexts.complaints
const KINDS = ['complaint', 'withdrawal', 'guarantee'] as const

export async function loader({ context }: Route.LoaderArgs) {
  const own = await visitOf(context).services.ownCases({})
  return own.ok ? own.value : { cases: [], orders: [] }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function Complaints({ loaderData: { cases, orders } }: Route.ComponentProps) {
  return (
    <AccountPage heading={texts.heading}>
      <section className="stack" aria-labelledby="moje-podani">
        <h2 id="moje-podani">{caseEntryTexts.mine}</h2>
        {cases.length > 0 ? <CaseList cases={cases} /> : <p className="muted">{caseEntryTexts.none}</p>}
      </section>
      <section className="stack" aria-labelledby="nove-podani">
        <h2 id="nove-podani">{caseEntryTexts.fresh}</h2>
        <OrderChoice orders={orders} kinds={KINDS} />
      </section>
    </AccountPage>
  )
}
