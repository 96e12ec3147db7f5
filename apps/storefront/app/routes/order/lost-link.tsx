import { RequestOrderLinks } from '@shop/contract/order/order-links'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { OwnOrderAnswer } from '#app/features/catalog/search/own-order.tsx'
import { LOST_LINK_FORM, LostLinkForm } from '#app/features/order/lost-link-form.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { SentNotice } from '#app/forms/sent-notice.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { PageHead } from '#app/prose/page-head.tsx'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import { lostLinkTexts as texts } from '#app/texts/order/lost-link.ts'
import type { Route } from './+types/lost-link.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const values = await readForm(request)
  const form = { name: LOST_LINK_FORM, values }
  const input = parseForm(RequestOrderLinks, { email: textOf(values, 'email'), number: textOf(values, 'number') })
  if (!input.ok) return refuseForm(form, input)
  const asked = await attempt(request, visitOf(context).services.requestOrderLinks(input.value))
  return asked.ok ? { sentTo: input.value.email } : refuseForm(form, asked)
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function LostLink({ actionData }: Route.ComponentProps) {
  if (actionData && 'sentTo' in actionData) {
    const account: NamedLink = { label: texts.account, to: '/ucet/objednavky' }
    return (
      <div className="wrap wrap-read section-tight">
        <SentNotice heading={texts.sentHeading} text={texts.sent(actionData.sentTo)} action={account} />
      </div>
    )
  }
  return (
    <div className="wrap wrap-read stack">
      <PageHead name={texts.heading} heading={texts.heading} lead={texts.lead} />
      <OwnOrderAnswer number={null} isHere />
      <LostLinkForm state={stateOf(LOST_LINK_FORM, actionData)} />
    </div>
  )
}
