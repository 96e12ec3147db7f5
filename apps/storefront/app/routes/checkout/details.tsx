import { EmptyCart } from '#app/features/checkout/empty-cart.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { checkoutTexts } from '#app/texts/checkout.ts'
import type { Route } from './+types/details.ts'

const texts = checkoutTexts.details

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function Details() {
  return <EmptyCart heading={texts.heading} text={texts.empty} />
}
