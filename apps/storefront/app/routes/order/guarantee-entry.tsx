import { loadCaseEntry, requestCaseLink } from '#app/features/order/case/case-entry.server.ts'
import { CaseEntry } from '#app/features/order/case/case-entry.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import { caseEntryTexts } from '#app/texts/order/case-entry.ts'
import { caseFormTexts } from '#app/texts/order/case-form.ts'
import type { Route } from './+types/guarantee-entry.ts'

const KIND = 'guarantee'

export async function loader({ context }: Route.LoaderArgs) {
  return loadCaseEntry(visitOf(context))
}

export async function action({ request, context }: Route.ActionArgs) {
  return requestCaseLink(request, visitOf(context), KIND)
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: caseFormTexts.titles[KIND], description: caseEntryTexts.leads[KIND], noIndex: true })

export default function GuaranteeEntry({ loaderData, actionData }: Route.ComponentProps) {
  return <CaseEntry kind={KIND} {...loaderData} answer={actionData} />
}
