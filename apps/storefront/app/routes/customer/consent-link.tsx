import { ConsentAccess, type ConsentLinkView } from '@shop/contract/consent'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { data, Form } from 'react-router'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import { consentTexts as texts } from '#app/texts/customer/consent.ts'
import type { Route } from './+types/consent-link.ts'

/** Looking changes nothing: machines that read mails open every link in them. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const access = ConsentAccess.safeParse(params)
  const found = access.success ? await visitOf(context).services.consentLink(access.data) : null
  return found?.ok ? found.value : data(null, { status: 404 })
}

/** RFC 8058: the mailbox's own button presses here too, and its answer is this page with 200. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const access = ConsentAccess.safeParse(params)
  if (!access.success) return { failed: true }
  return { failed: !(await attempt(request, visitOf(context).services.withdrawConsent(access.data))).ok }
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

const PERSONAL: NamedLink = { label: texts.toPersonal, to: '/ucet/osobni-udaje' }
const SHOP: NamedLink = { label: texts.toShop, to: '/' }

export default function ConsentLinkPage({ loaderData: view, actionData }: Route.ComponentProps) {
  if (!view) {
    return <MessagePage narrow isMissing heading={texts.goneHeading} text={texts.goneText} actions={[PERSONAL, SHOP]} />
  }
  const { granted, email } = view
  return (
    <MessagePage
      narrow
      heading={granted ? texts.heading.granted : texts.heading.withdrawn}
      text={describe(view)}
      // A mailbox without an account has no page of consents.
      actions={email ? [PERSONAL, SHOP] : [SHOP]}
      hasButton={granted}
    >
      {actionData?.failed ? (
        <Notice tone="danger" role="alert">
          {texts.unavailable}
        </Notice>
      ) : null}
      {granted ? (
        <Form method="post">
          <Button type="submit" size="large">
            {texts.withdraw}
          </Button>
        </Form>
      ) : null}
    </MessagePage>
  )
}

function describe({ topic, granted, email, wording }: ConsentLinkView): string {
  const { text } = texts
  if (topic === 'puppy_plan') return granted ? text.puppyGranted : text.puppyWithdrawn
  if (email) return granted ? text.granted(email, wording) : text.withdrawn(email)
  return granted ? text.mailboxGranted(wording) : text.mailboxWithdrawn
}
