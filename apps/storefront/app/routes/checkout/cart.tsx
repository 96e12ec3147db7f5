import { EmptyCart } from '#app/features/checkout/empty-cart.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { checkoutTexts } from '#app/texts/checkout.ts'
import type { Route } from './+types/cart.ts'

const { cart } = checkoutTexts

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: cart.title, description: cart.description, noIndex: true })

export default function Cart() {
  return <EmptyCart heading={cart.heading} text={cart.emptyText} />
}
