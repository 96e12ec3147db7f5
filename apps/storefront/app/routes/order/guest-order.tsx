import { data, redirect } from 'react-router'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { keyOfAddress } from '#app/features/checkout/thanks/order-cookie.server.ts'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { actOnOrder } from '#app/features/customer/orders/act-on-order.server.ts'
import { OrderPage } from '#app/features/customer/orders/order-page.tsx'
import { loadOrderByLink, toOrderPage } from '#app/features/order/load-order-page.server.ts'
import { NarrowPage } from '#app/features/order/narrow-page.tsx'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import { orderPageTexts as texts } from '#app/texts/order/order-page.ts'
import type { Route } from './+types/guest-order.ts'

/** The same page for whoever has the link from the mail; no cookie and no account is needed. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const token = await keyOfAddress(request, params.token)
  if (token && token !== params.token) throw redirect(`/l/objednavka/${token}`)
  const detail = await loadOrderByLink(visit, params.token)
  return detail ? toOrderPage(visit, detail, url.searchParams) : data(null, { status: 404 })
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const values = await readForm(request)
  const { services } = visitOf(context)
  return actOnOrder(request, services, { token: params.token, values, back: url.pathname })
}

export const handle: ShellHandle = { leadsToGateway: true }

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function GuestOrder({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) {
    const again: NamedLink = { label: texts.newLink, to: '/moje-objednavka' }
    const contact: NamedLink = { label: texts.contactLink, to: '/kontakt' }
    return <MessagePage narrow isMissing heading={texts.lostHeading} text={texts.lostText} actions={[again, contact]} />
  }
  return (
    <NarrowPage>
      <h1 className="h2">
        {texts.heading} <span className="num">{loaderData.detail.order.number}</span>
      </h1>
      <OrderPage page={loaderData} answer={actionData} />
      <p className="small muted">{texts.guest}</p>
    </NarrowPage>
  )
}
