import type { NamedLink } from '#app/addresses/named-link.ts'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { loadThread, writeToThread } from '#app/features/order/thread/thread.server.ts'
import { THREAD_FORM } from '#app/features/order/thread/thread-form-name.ts'
import { ThreadView } from '#app/features/order/thread/thread-view.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import { threadTexts as texts } from '#app/texts/order/thread.ts'
import type { Route } from './+types/thread.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return loadThread(visitOf(context), params.token, url.searchParams)
}

export async function action({ request, context, params }: Route.ActionArgs) {
  return writeToThread(request, visitOf(context), params.token)
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function Thread({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'open') return <ThreadView {...loaderData} state={stateOf(THREAD_FORM, actionData)} />
  const account: NamedLink = { label: texts.account, to: '/ucet/zpravy' }
  const contact: NamedLink = { label: texts.contact, to: '/kontakt' }
  return loaderData.kind === 'over' ? (
    <MessagePage narrow heading={texts.overHeading} text={texts.overText} actions={[account, contact]} />
  ) : (
    <MessagePage narrow isMissing heading={texts.goneHeading} text={texts.goneText} actions={[contact]} />
  )
}
