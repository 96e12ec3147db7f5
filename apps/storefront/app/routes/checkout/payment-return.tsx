import { loadPaymentReturn } from '#app/features/checkout/thanks/load-payment-return.server.ts'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import { checkoutTexts } from '#app/texts/checkout/checkout.ts'
import type { Route } from './+types/payment-return.ts'

const { paymentReturn } = checkoutTexts

export async function loader({ request, context, url }: Route.LoaderArgs) {
  return loadPaymentReturn(request, visitOf(context), url.searchParams)
}

export const handle: ShellHandle = { unmeasured: true }

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: paymentReturn.title, description: paymentReturn.description, noIndex: true })

/** Only when the address names no payment of ours: everybody else is led on to the order. */
export default function PaymentReturn() {
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
