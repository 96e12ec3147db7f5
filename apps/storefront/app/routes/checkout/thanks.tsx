import { actOnThanks } from '#app/features/checkout/thanks/act-on-thanks.server.ts'
import { loadThanks } from '#app/features/checkout/thanks/load-thanks.server.ts'
import { ThanksView } from '#app/features/checkout/thanks/thanks-view.tsx'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { loadBowlDogs } from '#app/features/customer/dogs/load-bowl-dogs.server.ts'
import { findNewFood } from '#app/features/customer/transition/load-transition.server.ts'
import { TransitionLink } from '#app/features/customer/transition/transition-link.tsx'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { findCustomer, visitOf } from '#app/server/session.server.ts'
import { checkoutThanksTexts as texts } from '#app/texts/checkout/checkout-thanks.ts'
import type { Route } from './+types/thanks.ts'

const { lost } = texts

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const thanks = await loadThanks(request, visitOf(context), url.searchParams)
  const customer = thanks && (await findCustomer(request, context))
  const newFood = customer ? await findNewFood(customer, thanks.order.orderId) : undefined
  const dogs = customer ? await loadBowlDogs(customer) : []
  return thanks && { ...thanks, newFood, dogs }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  return actOnThanks(request, visitOf(context), new URL(url))
}

export const handle: ShellHandle = { leadsToGateway: true, unmeasured: ['objednavka'] }

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function Thanks({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData) {
    const { newFood, order, dogs } = loaderData
    return (
      <ThanksView data={loaderData} answer={actionData} dogs={dogs}>
        {newFood ? <TransitionLink orderId={order.orderId} foodName={newFood} /> : null}
      </ThanksView>
    )
  }
  return (
    <MessagePage
      narrow
      heading={lost.heading}
      text={lost.text}
      actions={[
        { label: lost.account, to: '/ucet/prehled' },
        { label: lost.help, to: '/casto-kladene-dotazy/objednavka/kde-najdu-svou-objednavku' },
      ]}
    />
  )
}
