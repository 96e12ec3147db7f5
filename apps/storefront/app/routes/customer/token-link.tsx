import { LinkAction, LinkParams } from '@shop/contract/link'
import { data, redirect, redirectDocument } from 'react-router'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { afterLink } from '#app/features/customer/sign-in/after-link.ts'
import { LinkPage } from '#app/features/customer/sign-in/link-page.tsx'
import { parsePastedLink } from '#app/features/customer/sign-in/parse-pasted-link.ts'
import { PasteLink } from '#app/features/customer/sign-in/paste-link.tsx'
import { readRegistrationKey } from '#app/features/customer/sign-in/registration-cookie.server.ts'
import { stateOf } from '#app/forms/form-state.ts'
import { refuseField, refuseForm, textOf, textOrNull } from '#app/forms/refuse-form.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import { customerTexts } from '#app/texts/customer/customer.ts'
import type { Route } from './+types/token-link.ts'

const { link: texts } = customerTexts

/** Every link we send leads here. Looking changes nothing: machines that read mails open every link in them. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const isWhole = LinkAction.safeParse(params.action).success && Boolean(params.token)
  if (!isWhole) return { kind: 'incomplete' as const }
  const address = LinkParams.safeParse(params)
  const visit = visitOf(context)
  const described = address.success ? await visit.services.describeLink(address.data) : null
  if (!described?.ok) return data({ kind: 'unknown' as const }, { status: 404 })
  return {
    kind: 'known' as const,
    link: described.value,
    isIn: (await visit.session()).customer !== null,
    // Another browser than the one with the form: its password stays there, so one is asked for here.
    isBegunElsewhere: (await readRegistrationKey(request)) === null,
  }
}

/** A person has pressed the button. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const values = await readForm(request)
  const form = { name: 'odkaz', values }
  const address = LinkParams.safeParse(params)
  if (!address.success) {
    const path = parsePastedLink(textOf(values, 'link'))
    return path ? redirect(path, 303) : refuseField(form, 'link', 'invalid')
  }
  const { services } = visitOf(context)
  if (textOf(values, 'intent') === 'renew') {
    const renewed = await attempt(request, services.renewLink(address.data))
    return renewed.ok ? { renewed: true as const } : refuseForm(form, renewed)
  }
  const given = { password: textOrNull(values, 'password'), registrationKey: await readRegistrationKey(request) }
  // biome-ignore lint/correctness/useHookAtTopLevel: a command of the services, not a hook
  const used = await attempt(request, services.useLink({ ...address.data, ...given }))
  // A whole page of its own: what this one may load is less than the next one may.
  return used.ok ? redirectDocument(afterLink(used.value), 303) : refuseForm(form, used)
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function TokenLink({ loaderData, actionData }: Route.ComponentProps) {
  const state = stateOf('odkaz', actionData)
  if (loaderData.kind === 'incomplete') return <PasteLink state={state} />
  if (loaderData.kind === 'known') {
    const renewed = Boolean(actionData && 'renewed' in actionData)
    return <LinkPage {...loaderData} renewed={renewed} state={state} />
  }
  const contact: NamedLink = { label: texts.contact, to: '/kontakt' }
  return <MessagePage narrow isMissing heading={texts.goneHeading} text={texts.goneText} actions={[contact]} />
}
