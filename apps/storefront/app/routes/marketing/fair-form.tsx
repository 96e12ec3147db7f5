import { randomUUID } from 'node:crypto'
import { actOnFair } from '#app/features/customer/fair/act-on-fair.server.ts'
import { FairForm } from '#app/features/customer/fair/fair-form.tsx'
import { loadOpenFair } from '#app/features/customer/fair/fair-session.server.ts'
import { FAIR_FORM, PIN_FORM } from '#app/features/customer/fair/form-names.ts'
import { PinForm } from '#app/features/customer/fair/pin-form.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import { fairTexts as texts } from '#app/texts/customer/fair.ts'
import type { Route } from './+types/fair-form.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const fair = await loadOpenFair(request, visitOf(context))
  return fair ? { title: fair.title, clientKey: randomUUID() } : null
}

export function action({ request, context }: Route.ActionArgs) {
  return actOnFair(request, visitOf(context))
}

export function headers() {
  return { 'Cache-Control': 'private, no-store' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.formTitle, description: texts.formDescription, noIndex: true })

export default function FairFormPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <PinForm state={stateOf(PIN_FORM, actionData)} />
  return <FairForm {...loaderData} state={stateOf(FAIR_FORM, actionData)} />
}
