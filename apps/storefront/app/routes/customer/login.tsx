import { LinkRequest, SignIn } from '@shop/contract/identity'
import { Notice } from '@shop/ui/notice/notice'
import { redirect } from 'react-router'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { readLoginEmail } from '#app/features/customer/sign-in/login-email.server.ts'
import { LoginForm } from '#app/features/customer/sign-in/login-form.tsx'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { stateOf } from '#app/forms/form-state.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { SentNotice } from '#app/forms/sent-notice.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { readReturnAddress } from '#app/navigation/return-address.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import { customerTexts } from '#app/texts/customer/customer.ts'
import type { Route } from './+types/login.ts'

const { login } = customerTexts

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { customer } = await visitOf(context).session()
  if (customer) throw redirect(readReturnAddress(url.searchParams))
  const farewell = url.searchParams.has('smazano')
    ? login.deleted
    : url.searchParams.has('odhlaseno')
      ? login.signedOut
      : null
  const search = url.searchParams.has('zpet') ? (url.search as `?${string}`) : ('' as const)
  return { search, farewell, email: await readLoginEmail(request) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const values = await readForm(request)
  const form = { name: 'prihlaseni', values }
  const { services } = visitOf(context)
  const email = textOf(values, 'email')
  const returnTo = readReturnAddress(url.searchParams)
  if (textOf(values, 'intent') === 'link') {
    const input = parseForm(LinkRequest, { email, returnTo })
    if (!input.ok) return refuseForm(form, input)
    const sent = await attempt(request, services.requestSignInLink(input.value))
    return sent.ok ? { sentTo: email } : refuseForm(form, sent)
  }
  const input = parseForm(SignIn, { email, password: textOf(values, 'password'), remember: values.has('remember') })
  if (!input.ok) return refuseForm(form, input)
  const signed = await attempt(request, services.signIn(input.value))
  return signed.ok ? redirect(returnTo, 303) : refuseForm(form, signed)
}

export const handle: ShellHandle = { side: { tint: 'yellow', heading: login.slogan, dog: 'white' } }

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: login.title, description: login.description, noIndex: true })

export default function Login({ loaderData: { search, farewell, email }, actionData }: Route.ComponentProps) {
  if (actionData && 'sentTo' in actionData) {
    const again: NamedLink = { label: login.sentAgain, to: `/prihlasit-se${search}` }
    return (
      <SentNotice heading={login.sentHeading} text={customerTexts.signInLinkSent(actionData.sentTo)} action={again} />
    )
  }
  return (
    <>
      {farewell ? (
        <Notice tone="success" role="status">
          {farewell}
        </Notice>
      ) : null}
      <LoginForm state={stateOf('prihlaseni', actionData)} search={search} email={email} />
    </>
  )
}
