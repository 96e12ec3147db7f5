import { CASE_FORM } from '#app/features/order/case/case-form-name.ts'
import { CaseGone } from '#app/features/order/case/case-gone.tsx'
import { actOnCase, loadCase } from '#app/features/order/case/case-view.server.ts'
import { CaseView } from '#app/features/order/case/case-view.tsx'
import { THREAD_FORM } from '#app/features/order/thread/thread-form-name.ts'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import { caseTexts as texts } from '#app/texts/order/case.ts'
import type { Route } from './+types/case.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return loadCase(visitOf(context), params.token, url.searchParams)
}

export async function action({ request, context, params }: Route.ActionArgs) {
  return actOnCase(request, visitOf(context), params.token)
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function Case({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'gone') return <CaseGone kind="withdrawal" />
  return <CaseView {...loaderData} state={stateOf(CASE_FORM, actionData)} answer={stateOf(THREAD_FORM, actionData)} />
}
