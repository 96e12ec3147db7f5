import { data, redirect } from 'react-router'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { toWheel } from '#app/features/customer/fair/load-wheel.server.ts'
import { WheelPage } from '#app/features/customer/fair/wheel-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import { fairTexts as texts } from '#app/texts/customer/fair.ts'
import type { Route } from './+types/prize-wheel.ts'

const ticketOf = (url: URL) => url.searchParams.get('listek')?.slice(0, 200) ?? ''

export async function loader({ context, url }: Route.LoaderArgs) {
  const ticket = ticketOf(url)
  return { wheel: await toWheel(ticket ? await visitOf(context).services.readWheel({ ticket }) : null) }
}

/** With scripts the wheel turns to the answer; without them the page comes back with it. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const spun = await attempt(request, visitOf(context).services.spinWheel({ ticket: ticketOf(url) }))
  const isDocument = request.headers.get('sec-fetch-dest') === 'document'
  if (spun.ok)
    return isDocument ? redirect(`${url.pathname}${url.search}`, 303) : { wheel: await toWheel(spun), refused: null }
  const { refused } = texts
  const said = spun.code === 'fair_closed' || spun.code === 'prizes_gone' ? refused[spun.code] : refused.other
  return data({ wheel: null, refused: said }, { status: 409 })
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }
}

/** The page must not show the result before its wheel has stopped. */
export function shouldRevalidate() {
  return false
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.wheelTitle, description: texts.wheelDescription, noIndex: true })

export default function PrizeWheelPage({ loaderData: { wheel }, actionData }: Route.ComponentProps) {
  if (wheel) return <WheelPage wheel={wheel} refused={actionData?.refused ?? null} />
  const toForm: NamedLink = { label: texts.toForm, to: '/private/forpets/formular' }
  return <MessagePage narrow heading={texts.wheelHeading} text={texts.wheelNoTicket} actions={[toForm]} />
}
