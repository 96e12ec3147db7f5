import { MessagePage } from '#app/features/content/message-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { checkoutTexts } from '#app/texts/checkout.ts'
import type { Route } from './+types/payment-return.ts'

const { paymentReturn } = checkoutTexts

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: paymentReturn.title, description: paymentReturn.description, noIndex: true })

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
