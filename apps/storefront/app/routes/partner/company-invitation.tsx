import { Button } from '@shop/ui/button/button'
import { data, Form, redirect } from 'react-router'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { refuseForm } from '#app/forms/refuse-form.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import { companyPeopleTexts as texts } from '#app/texts/customer/company/company-people.ts'
import type { Route } from './+types/company-invitation.ts'

const FORM = 'pozvanka'

/** Looking changes nothing: machines that read mails open every link in them. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const found = await visit.services.companyInvitation(params)
  if (!found.ok) return data(null, { status: 404 })
  const { customer } = await visit.session()
  return { ...found.value, isSignedIn: customer !== null, way: encodeURIComponent(url.pathname) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const accepted = await attempt(request, visitOf(context).services.acceptCompanyInvitation(params))
  if (accepted.ok) return redirect('/ucet/firma?hotovo=vitejte', 303)
  const refused = refuseForm({ name: FORM, values: new FormData() }, accepted)
  if (accepted.code !== 'link_not_yours') return refused
  return data({ ...refused.data, refusal: texts.notYours }, { status: 409 })
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.invitationTitle, description: texts.goneText, noIndex: true })

const SHOP: NamedLink = { label: texts.toShop, to: '/' }
const COMPANY: NamedLink = { label: texts.toCompany, to: '/ucet/firma' }

export default function CompanyInvitationPage({ loaderData: view, actionData }: Route.ComponentProps) {
  if (!view) return <MessagePage narrow isMissing heading={texts.gone} text={texts.goneText} actions={[SHOP]} />
  const { company, state, invitedBy, role, isSignedIn, way } = view
  const heading = texts.invitationHeading(company)
  if (state !== 'ready') {
    const actions = state === 'used' && isSignedIn ? [COMPANY, SHOP] : [SHOP]
    return <MessagePage narrow heading={heading} text={texts.invitationState[state]} actions={actions} />
  }
  const ways: NamedLink[] = [
    { label: texts.signIn, to: `/prihlasit-se?zpet=${way}` },
    { label: texts.register, to: `/registrace?zpet=${way}` },
  ]
  return (
    <MessagePage
      narrow
      heading={heading}
      text={texts.invitedAs(invitedBy, role)}
      actions={isSignedIn ? [SHOP] : ways}
      hasButton={isSignedIn}
    >
      <p>{isSignedIn ? texts.acceptLead : texts.guest}</p>
      <FormProblems state={stateOf(FORM, actionData)} />
      {isSignedIn ? (
        <Form method="post">
          <Button type="submit" size="large">
            {texts.accept}
          </Button>
        </Form>
      ) : null}
    </MessagePage>
  )
}
