import { data } from 'react-router'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { RETAILER_FORM, RetailerForm } from '#app/features/customer/retailer/retailer-form.tsx'
import { sendRetailer } from '#app/features/customer/retailer/send-retailer.server.ts'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import { retailerFormTexts as texts } from '#app/texts/customer/retailer-form.ts'
import type { Route } from './+types/retailer-entry.ts'

/** Looking changes nothing: machines that read mails open every link in them. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const answer = await attempt(request, visitOf(context).services.readRetailer({ token: params.token }))
  if (!answer.ok) return data({ entry: null, isSaved: false }, { status: 404 })
  return { entry: answer.value, isSaved: url.searchParams.has('ulozeno') }
}

export function action({ request, params, context }: Route.ActionArgs) {
  return sendRetailer(request, visitOf(context), params.token)
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function RetailerEntryPage({ loaderData: { entry, isSaved }, actionData }: Route.ComponentProps) {
  if (!entry) {
    const actions: NamedLink[] = [{ label: texts.contact, to: '/kontakt?tema=wholesale' }]
    return <MessagePage narrow isMissing heading={texts.goneHeading} text={texts.goneText} actions={actions} />
  }
  return <RetailerForm entry={entry} isSaved={isSaved} state={stateOf(RETAILER_FORM, actionData)} />
}
