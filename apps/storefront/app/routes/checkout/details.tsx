import { actOnDetails } from '#app/features/checkout/details/act-on-details.server.ts'
import { DetailsForm } from '#app/features/checkout/details/details-form.tsx'
import { loadDetails } from '#app/features/checkout/details/load-details.server.ts'
import { CheckoutPage } from '#app/features/checkout/frame/checkout-page.tsx'
import { EmptyCart } from '#app/features/checkout/frame/empty-cart.tsx'
import { OrderSummary } from '#app/features/checkout/frame/order-summary.tsx'
import { readOrderAccess } from '#app/features/checkout/thanks/order-cookie.server.ts'
import { toCartSummary } from '#app/features/order/summary-view.ts'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { findCustomer, visitOf } from '#app/server/session.server.ts'
import { checkoutDetailsTexts as texts } from '#app/texts/checkout/checkout-details.ts'
import type { Route } from './+types/details.ts'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const page = await loadDetails({
    visit: visitOf(context),
    customer: await findCustomer(request, context),
    cookies: request.headers.get('cookie'),
    search: url.searchParams,
  })
  return page ?? { checkout: null, hasOrder: (await readOrderAccess(request)) !== null }
}

export async function action({ request, context }: Route.ActionArgs) {
  return actOnDetails(request, visitOf(context).services)
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function Details({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.checkout)
    return <EmptyCart heading={texts.heading} text={texts.empty} hasOrder={loaderData.hasOrder} />
  const { checkout } = loaderData
  return (
    <CheckoutPage summary={<OrderSummary summary={toCartSummary(checkout)} canEdit />}>
      <DetailsForm page={loaderData} state={stateOf('udaje', actionData)} />
    </CheckoutPage>
  )
}
