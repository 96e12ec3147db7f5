import { data, redirectDocument } from 'react-router'
import { toSharedAddress } from '#app/features/cart/command/share-cart.server.ts'
import { loadPreparedBasket } from '#app/features/cart/page/load-prepared-basket.server.ts'
import { PreparedBasket } from '#app/features/cart/page/prepared-basket.tsx'
import { loadCards } from '#app/features/catalog/card/load-cards.server.ts'
import { ProductCards } from '#app/features/catalog/card/product-cards.tsx'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { actOnGroup } from '#app/features/customer/group-order/act-on-group.server.ts'
import { MEMBER_PARAM } from '#app/features/customer/group-order/group-forms.ts'
import { GroupOrderPage } from '#app/features/customer/group-order/group-page.tsx'
import { isGroupHash, loadGroup } from '#app/features/customer/group-order/load-group.server.ts'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import { describeCartRefusal } from '#app/texts/cart/cart-messages.ts'
import { preparedBasketTexts as texts } from '#app/texts/cart/prepared-basket.ts'
import type { Route } from './+types/prepared-basket.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  if (isGroupHash(params.hash)) {
    const query = new URL(request.url).searchParams
    const token = query.get(MEMBER_PARAM)
    const group = await loadGroup(visitOf(context).services, params.hash, token)
    const done = query.get('hotovo')
    return data({ group, token, done, basket: null, cards: [], address: null }, { status: group ? 200 : 404 })
  }
  const basket = await loadPreparedBasket(visitOf(context).services, params.hash)
  const cards = basket && basket.state !== 'ready' ? await loadCards(basket.lines.map(({ slug }) => slug)) : []
  const isNew = new URL(request.url).searchParams.has('novy')
  const address = isNew ? toSharedAddress(params.hash) : null
  return data({ group: null, token: null, done: null, basket, cards, address }, { status: basket ? 200 : 404 })
}

/** Looking takes nothing; only this button does. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (isGroupHash(params.hash)) {
    return actOnGroup(request, visitOf(context).services, params.hash)
  }
  const taken = await attempt(request, visitOf(context).services.takeBasket({ hash: params.hash }))
  // A whole page of its own: what this one may load is less than the next one may.
  if (taken.ok) return redirectDocument('/kosik/obsah', 303)
  return data({ refusal: describeCartRefusal(taken.code, taken.details) }, { status: 409 })
}

export const handle: ShellHandle = { unmeasured: true }

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const kind = loaderData?.basket?.kind
  return pageMeta({ title: kind ? texts.titles[kind] : texts.title, description: texts.description, noIndex: true })
}

export default function PreparedBasketPage({ loaderData, actionData }: Route.ComponentProps) {
  const { group, token, done, basket, cards, address } = loaderData
  const answer = actionData && 'form' in actionData ? actionData : undefined
  if (group) return <GroupOrderPage group={group} token={group.you && token} done={done} answer={answer} />
  if (basket?.state === 'ready')
    return <PreparedBasket basket={basket} refusal={actionData?.refusal ?? null} address={address} />
  const isUsedUp = basket?.state === 'used_up'
  const ended = basket ? (isUsedUp ? texts.usedUpText : texts.expiredText(basket.expiresAt)) : texts.unknownText
  const heading = basket ? (isUsedUp ? texts.usedUpHeading : texts.expiredHeading) : texts.unknownHeading
  return (
    <MessagePage
      heading={heading}
      text={ended}
      isMissing={!basket}
      actions={[
        { label: texts.choose, to: '/produkty' },
        { label: texts.contact, to: '/kontakt' },
      ]}
    >
      {cards.length > 0 ? <ProductCards cards={cards} columns="four" heading="h2" /> : null}
    </MessagePage>
  )
}
