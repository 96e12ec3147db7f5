import { redirect } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import { loadBowlDogs } from '#app/features/customer/dogs/load-bowl-dogs.server.ts'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { actOnOrder } from '#app/features/customer/orders/act-on-order.server.ts'
import { OrderPage } from '#app/features/customer/orders/order-page.tsx'
import { findNewFood } from '#app/features/customer/transition/load-transition.server.ts'
import { TransitionLink } from '#app/features/customer/transition/transition-link.tsx'
import { loadOwnOrder, toOrderPage } from '#app/features/order/load-order-page.server.ts'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { customerOf, visitOf } from '#app/server/session.server.ts'
import { orderPageTexts as texts } from '#app/texts/order/order-page.ts'
import type { Route } from './+types/order-detail.ts'

/** An order of somebody else is as missing as one that never was. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const detail = await loadOwnOrder(visit, params.id)
  if (!detail) throw pageNotFound()
  const [page, newFood, dogs] = await Promise.all([
    toOrderPage(visit, detail, url.searchParams),
    findNewFood(customerOf(context), detail.order.orderId),
    loadBowlDogs(customerOf(context)),
  ])
  return { ...page, newFood, dogs }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  const detail = await loadOwnOrder(visit, params.id)
  if (!detail) throw redirect(url.pathname, 303)
  const values = await readForm(request)
  return actOnOrder(request, visit.services, { token: detail.accessToken, values, back: url.pathname })
}

export const handle: ShellHandle = { leadsToGateway: true }

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function OrderDetail({ loaderData, actionData }: Route.ComponentProps) {
  const { number, orderId } = loaderData.detail.order
  return (
    <AccountPage heading={`${texts.heading} ${number}`} size="small" name={number}>
      {loaderData.newFood ? <TransitionLink orderId={orderId} foodName={loaderData.newFood} /> : null}
      <OrderPage reviewAt="/moje-recenze" page={loaderData} dogs={loaderData.dogs} answer={actionData} />
    </AccountPage>
  )
}
