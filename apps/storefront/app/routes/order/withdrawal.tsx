import { pageNotFound } from '#app/errors/page-error.ts'
import { loadStaticPage } from '#app/features/content/legal/load-static-page.server.ts'
import { loadCaseEntry, requestCaseLink } from '#app/features/order/case/case-entry.server.ts'
import { CaseEntry } from '#app/features/order/case/case-entry.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { Prose } from '#app/prose/prose.tsx'
import { visitOf } from '#app/server/session.server.ts'
import { caseEntryTexts } from '#app/texts/order/case-entry.ts'
import { orderTexts } from '#app/texts/order/order.ts'
import type { Route } from './+types/withdrawal.ts'

/** The function first, the words of the law below it. */
export async function loader({ context }: Route.LoaderArgs) {
  const [page, entry] = await Promise.all([loadStaticPage('odstoupeni-od-smlouvy'), loadCaseEntry(visitOf(context))])
  if (!page) throw pageNotFound()
  return { blocks: page.blocks, entry }
}

export async function action({ request, context }: Route.ActionArgs) {
  return requestCaseLink(request, visitOf(context), 'withdrawal')
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: orderTexts.withdrawalTitle, description: orderTexts.withdrawalDescription })

export default function Withdrawal({ loaderData: { blocks, entry }, actionData }: Route.ComponentProps) {
  return (
    <>
      <CaseEntry kind="withdrawal" {...entry} answer={actionData} />
      <section className="wrap wrap-read section-tight stack">
        <h2>{caseEntryTexts.law}</h2>
        <Prose blocks={blocks} />
      </section>
    </>
  )
}
