import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { Form } from 'react-router'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { actOnPlanLink, loadPlanLink } from '#app/features/customer/plan/plan-link.server.ts'
import { PlanLinkView } from '#app/features/customer/plan/plan-link-view.tsx'
import { LINK_FORM } from '#app/features/customer/plan/plan-panel.ts'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import { planLinkTexts as texts } from '#app/texts/customer/plan-link.ts'
import type { Route } from './+types/plan-link.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return loadPlanLink(visitOf(context), params.token, url.searchParams)
}

export async function action({ request, context, params }: Route.ActionArgs) {
  return actOnPlanLink(request, visitOf(context), params.token)
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function PlanLink({ loaderData, actionData }: Route.ComponentProps) {
  const account: NamedLink = { label: texts.account, to: '/ucet/pravidelne-doruceni' }
  const contact: NamedLink = { label: texts.contact, to: '/kontakt' }
  const state = stateOf(LINK_FORM, actionData)
  if (loaderData.kind === 'open') return <PlanLinkView page={loaderData} state={state} />
  if (loaderData.kind === 'gone') {
    return (
      <MessagePage narrow isMissing heading={texts.goneHeading} text={texts.goneText} actions={[account, contact]} />
    )
  }
  return (
    <MessagePage narrow heading={texts.overHeading} text={texts.overText} actions={[account]} hasButton>
      <FormProblems state={state} />
      {loaderData.isRenewed ? (
        <Notice tone="success" role="status">
          {texts.renewed}
        </Notice>
      ) : (
        <Form method="post">
          <Button type="submit" name="intent" value="renew">
            {texts.overButton}
          </Button>
        </Form>
      )}
      <p className="small muted">{texts.overSame}</p>
    </MessagePage>
  )
}
