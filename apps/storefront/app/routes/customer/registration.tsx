import type { ConsentTopic } from '@shop/contract/consent'
import { data, redirect } from 'react-router'
import { loadConsentBoxes } from '#app/features/customer/account/load-consents.server.ts'
import { readRegistration } from '#app/features/customer/sign-in/read-registration.server.ts'
import { registrationCookie } from '#app/features/customer/sign-in/registration-cookie.server.ts'
import { RegistrationForm } from '#app/features/customer/sign-in/registration-form.tsx'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { stateOf } from '#app/forms/form-state.ts'
import { refuseForm } from '#app/forms/refuse-form.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import { customerTexts } from '#app/texts/customer/customer.ts'
import type { Route } from './+types/registration.ts'

const { registration } = customerTexts
const TOPICS: readonly ConsentTopic[] = ['loyalty_terms', 'newsletter']

export async function loader({ url }: Route.LoaderArgs) {
  const consents = await loadConsentBoxes(TOPICS)
  const search = url.searchParams.has('zpet') ? (url.search as `?${string}`) : ('' as const)
  // The way back is somebody's own.
  return data({ consents, search }, { headers: search ? {} : publicPage() })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const values = await readForm(request)
  const form = { name: 'registrace', values }
  const input = readRegistration(values, { topics: TOPICS, search: url.searchParams })
  if (!input.ok) return refuseForm(form, input)
  const started = await attempt(request, visitOf(context).services.register(input.value))
  if (!started.ok) return refuseForm(form, started)
  const cookie = await registrationCookie.serialize(started.value.key)
  return redirect('/potvrzeni-registrace', { status: 303, headers: { 'Set-Cookie': cookie } })
}

export const handle: ShellHandle = {
  side: { tint: 'blue', heading: registration.slogan, points: registration.points, dog: 'dark' },
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: registration.title, description: registration.description })

export default function Registration({ loaderData: { consents, search }, actionData }: Route.ComponentProps) {
  return <RegistrationForm state={stateOf('registrace', actionData)} consents={consents} search={search} />
}
