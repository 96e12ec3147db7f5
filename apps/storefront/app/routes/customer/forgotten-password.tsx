import type { NamedLink } from '#app/addresses/named-link.ts'
import { ForgottenPasswordForm } from '#app/features/customer/sign-in/forgotten-password-form.tsx'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { stateOf } from '#app/forms/form-state.ts'
import { refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { SentNotice } from '#app/forms/sent-notice.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import { customerTexts } from '#app/texts/customer/customer.ts'
import type { Route } from './+types/forgotten-password.ts'

const { forgotten } = customerTexts

export async function action({ request, context }: Route.ActionArgs) {
  const values = await readForm(request)
  const email = textOf(values, 'email').trim()
  const sent = await attempt(request, visitOf(context).services.forgotPassword({ email }))
  return sent.ok ? { sentTo: email } : refuseForm({ name: 'heslo', values }, sent)
}

export const handle: ShellHandle = { side: { tint: 'coral', heading: forgotten.slogan, dog: 'dark' } }

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: forgotten.title, description: forgotten.description, noIndex: true })

export default function ForgottenPassword({ actionData }: Route.ComponentProps) {
  if (actionData && 'sentTo' in actionData) {
    const back: NamedLink = { label: forgotten.back, to: '/prihlasit-se' }
    return (
      <SentNotice heading={forgotten.sentHeading} text={customerTexts.resetLinkSent(actionData.sentTo)} action={back} />
    )
  }
  return <ForgottenPasswordForm state={stateOf('heslo', actionData)} />
}
