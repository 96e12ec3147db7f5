import { pageNotFound } from '#app/errors/page-error.ts'
import { AccountPage } from '#app/features/customer/account-page.tsx'
import { loadOrder } from '#app/features/customer/load-order.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { customerOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/account.ts'
import { formatDate } from '#app/texts/format-date.ts'
import { formatPrice } from '#app/texts/format-price.ts'
import type { Route } from './+types/order-detail.ts'

const texts = accountTexts.order

/** An order of somebody else is as missing as one that never was. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const order = await loadOrder(customerOf(context), params.id)
  if (!order) throw pageNotFound()
  return order
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function OrderDetail({ loaderData: { number, state, placedAt, payable } }: Route.ComponentProps) {
  return (
    <AccountPage heading={`${texts.heading} ${number}`}>
      <p className="muted">
        {formatDate(new Date(placedAt))} · {accountTexts.orderStates[state]} · {formatPrice(payable)}
      </p>
    </AccountPage>
  )
}
