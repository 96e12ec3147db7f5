import { actOnCaseForm } from '#app/features/order/case/act-on-case-form.server.ts'
import { CaseFormPage } from '#app/features/order/case/case-form-page.tsx'
import { CaseGone } from '#app/features/order/case/case-gone.tsx'
import { loadCaseForm } from '#app/features/order/case/load-case-form.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import { caseTexts } from '#app/texts/order/case.ts'
import { caseFormTexts } from '#app/texts/order/case-form.ts'
import type { Route } from './+types/complaint-form.ts'

const KIND = 'complaint'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  return loadCaseForm(visitOf(context), params.token, new URL(request.url).searchParams.get('sarze'))
}

export async function action({ request, context, params }: Route.ActionArgs) {
  return actOnCaseForm(request, visitOf(context), KIND, params.token)
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: caseFormTexts.titles[KIND], description: caseTexts.description, noIndex: true })

export default function ComplaintFormRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'gone') return <CaseGone kind={KIND} />
  const { form, written } = loaderData
  return <CaseFormPage kind={KIND} form={form} answer={actionData} written={written} />
}
