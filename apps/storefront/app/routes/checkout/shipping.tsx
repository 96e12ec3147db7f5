import { EmptyCart } from '#app/features/checkout/frame/empty-cart.tsx'
import { actOnShipping } from '#app/features/checkout/shipping/act-on-shipping.server.ts'
import { loadShipping } from '#app/features/checkout/shipping/load-shipping.server.ts'
import { ShippingPage } from '#app/features/checkout/shipping/shipping-page.tsx'
import { readOrderAccess } from '#app/features/checkout/thanks/order-cookie.server.ts'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { findCustomer, visitOf } from '#app/server/session.server.ts'
import { checkoutShippingTexts as texts } from '#app/texts/checkout/checkout-shipping.ts'
import type { Route } from './+types/shipping.ts'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const isSignedIn = (await findCustomer(request, context)) !== null
  const page = await loadShipping(visitOf(context), isSignedIn, url.searchParams)
  return page ?? { checkout: null, hasOrder: (await readOrderAccess(request)) !== null }
}

export async function action({ request, context }: Route.ActionArgs) {
  return actOnShipping(request, visitOf(context).services)
}

/** The button of an order paid by card ends at the gateway. */
export const handle: ShellHandle = { leadsToGateway: true }

/** Also after a refusal: it is refused because something is no longer as the page shows it. */
export function shouldRevalidate() {
  return true
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function Shipping({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.checkout)
    return <EmptyCart heading={texts.heading} text={texts.empty} hasOrder={loaderData.hasOrder} />
  return <ShippingPage page={loaderData} state={actionData} />
}
