import { actOnThanks } from '#app/features/checkout/act-on-thanks.server.ts'
import { loadPaymentReturn } from '#app/features/checkout/load-payment-return.server.ts'
import { ThanksView } from '#app/features/checkout/thanks-view.tsx'
import { MessagePage } from '#app/features/content/message-page.tsx'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import { checkoutTexts } from '#app/texts/checkout.ts'
import type { Route } from './+types/payment-return.ts'

const { paymentReturn } = checkoutTexts

export async function loader({ request, context, url }: Route.LoaderArgs) {
  return loadPaymentReturn(request, visitOf(context), url.searchParams)
}

export async function action({ request, context, url }: Route.ActionArgs) {
  return actOnThanks(request, visitOf(context), new URL(url))
}

export const handle: ShellHandle = { leadsToGateway: true }

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: paymentReturn.title, description: paymentReturn.description, noIndex: true })

export default function PaymentReturn({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData) return <ThanksView data={loaderData} answer={actionData} />
  return (
    <MessagePage
      narrow
      heading={paymentReturn.heading}
      text={paymentReturn.text}
      actions={[
        { label: paymentReturn.contact, to: '/kontakt' },
        { label: paymentReturn.cart, to: '/kosik/obsah' },
      ]}
    />
  )
}
