import { Button } from '@shop/ui/button/button'
import { redirect } from 'react-router'
import { readRegistrationKey } from '#app/features/customer/sign-in/registration-cookie.server.ts'
import { WaitingRegistration } from '#app/features/customer/sign-in/waiting-registration.tsx'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { stateOf } from '#app/forms/form-state.ts'
import { refuseForm, textOrNull } from '#app/forms/refuse-form.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import { customerTexts } from '#app/texts/customer/customer.ts'
import type { Route } from './+types/registration-confirmation.ts'

const { confirmation } = customerTexts

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const key = await readRegistrationKey(request)
  const visit = visitOf(context)
  const state = key ? await visit.services.registrationState({ key }) : null
  const { customer } = await visit.session()
  return {
    registration: state?.ok ? state.value : null,
    isIn: customer !== null,
    resent: url.searchParams.has('znovu'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = await readForm(request)
  const key = await readRegistrationKey(request)
  if (!key) throw redirect('/potvrzeni-registrace')
  const email = textOrNull(values, 'email')
  const sent = await attempt(request, visitOf(context).services.resendRegistration({ key, email }))
  return sent.ok ? redirect('/potvrzeni-registrace?znovu', 303) : refuseForm({ name: 'potvrzeni', values }, sent)
}

export const handle: ShellHandle = { side: { tint: 'pink', heading: confirmation.slogan, dog: 'white' } }

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: confirmation.title, description: confirmation.description, noIndex: true })

export default function RegistrationConfirmation({ loaderData, actionData }: Route.ComponentProps) {
  const { registration, isIn, resent } = loaderData
  if (!registration || registration.state === 'confirmed')
    return <Ended confirmed={registration !== null} isIn={isIn} />
  const { email, resendInSeconds, state } = registration
  return (
    <WaitingRegistration
      email={email}
      resendInSeconds={resendInSeconds}
      expired={state === 'expired'}
      resent={resent}
      state={stateOf('potvrzeni', actionData)}
    />
  )
}

function Ended({ confirmed, isIn }: { confirmed: boolean; isIn: boolean }) {
  return (
    <div className="stack" role="status">
      <h1>{confirmed ? confirmation.confirmedHeading : confirmation.unknownHeading}</h1>
      <p className="lead">{confirmed ? confirmation.confirmedText : confirmation.unknownText}</p>
      <div className="row">
        <Button as={ShopLink} to={isIn ? '/ucet/prehled' : '/prihlasit-se'}>
          {isIn ? confirmation.toAccount : confirmation.toLogin}
        </Button>
        <Button as={ShopLink} to={confirmed ? '/kosik/obsah' : '/registrace'} variant="line">
          {confirmed ? confirmation.toCart : confirmation.again}
        </Button>
      </div>
    </div>
  )
}
